"""``python -m paluba.cli``."""

import sys

from paluba.cli import main

sys.exit(main())
