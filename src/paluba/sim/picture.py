"""A drawing of lines, dots and words, told as SVG, which any browser shows, or painted as PNG."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from io import BytesIO
from typing import Final, Literal

INK, SOFT, LINE = "#1b2a41", "#5c6b7f", "#d5dce6"
SIZE: Final = 14
STROKE: Final = 2
DOT: Final = 5
SCALE: Final = 2
"""A PNG has so many pixels for each unit, so that it is sharp on fine screens."""
ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
"""Where words stand, in the words of SVG and of the painter."""
WRITTEN: Final = (".svg", ".png")
"""How the names of files for a picture end."""


@dataclass(frozen=True)
class Line:
    """A straight line."""

    start: tuple[float, float]
    end: tuple[float, float]
    colour: str = INK
    width: int = STROKE


@dataclass(frozen=True)
class Dot:
    """A dot that says more where the pointer rests on it."""

    x: float
    y: float
    told: str


@dataclass(frozen=True)
class Words:
    """Words on a baseline."""

    x: float
    y: float
    text: str
    anchor: Literal["start", "middle", "end"] = "start"
    colour: str = INK
    size: int = SIZE


@dataclass(frozen=True)
class Picture:
    """What is drawn, the first at the bottom; `title` also names the picture for those who do not see it."""

    title: str
    note: str
    width: int
    height: int
    drawn: list[Line | Dot | Words]

    def all(self) -> list[Line | Dot | Words]:
        """What is drawn, below its title and note."""
        return [Words(16, 24, self.title, size=17), Words(16, 43, self.note, colour=SOFT, size=12), *self.drawn]

    def svg(self) -> str:
        """The picture as an SVG file."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img"'
        lines = [
            f'{head} font-family="sans-serif">',
            f"<title>{escape(self.title)}</title>",
            f'<rect width="{self.width}" height="{self.height}" fill="#fff"/>',
        ]
        for thing in self.all():
            match thing:
                case Line((x1, y1), (x2, y2), colour, width):
                    ends = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
                    lines.append(f'<line {ends} stroke="{colour}" stroke-width="{width}"/>')
                case Dot(x, y, told):
                    title = f"<title>{escape(told)}</title>"
                    lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="{DOT}" fill="{INK}">{title}</circle>')
                case Words(x, y, text, anchor, colour, size):
                    style = f'font-size="{size}" text-anchor="{anchor}" fill="{colour}"'
                    lines.append(f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>')
        return "\n".join([*lines, "</svg>"]) + "\n"

    def png(self) -> bytes:
        """The picture as a PNG file. Only here the painter is loaded, which takes longer than most commands."""
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (self.width * SCALE, self.height * SCALE), "#fff")
        painter = ImageDraw.Draw(image)
        for thing in self.all():
            match thing:
                case Line((x1, y1), (x2, y2), colour, width):
                    painter.line([x1 * SCALE, y1 * SCALE, x2 * SCALE, y2 * SCALE], colour, width * SCALE)
                case Dot(x, y, _):
                    painter.circle((x * SCALE, y * SCALE), DOT * SCALE, INK)
                case Words(x, y, text, anchor, colour, size):
                    font = ImageFont.load_default(size * SCALE)
                    painter.text((x * SCALE, y * SCALE), text, colour, font, ANCHORS[anchor])
        file = BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    def file(self, name: str) -> bytes:
        """What a file of this name holds, by how the name ends."""
        return self.png() if name.lower().endswith(".png") else self.svg().encode()
