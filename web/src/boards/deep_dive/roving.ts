/** One tab stop for all buttons of the sea; arrows move between them: left and right in a depth, up and down between. */

export function roving(root: HTMLElement): { destroy: () => void } {
  let current: HTMLElement | null = null;
  const buttons = () => [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')];

  function settle(): void {
    const all = buttons();
    if (!current || !all.includes(current)) current = all.find((button) => button.matches('[data-first]')) ?? all[0] ?? null;
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  function beside(from: HTMLElement, key: string): HTMLElement | undefined {
    const all = buttons();
    const at = all.indexOf(from);
    if (key === 'Home') return all[0];
    if (key === 'End') return all.at(-1);
    if (key === 'ArrowRight') return all[at + 1];
    if (key === 'ArrowLeft') return all[at - 1];
    const row = (button: HTMLElement) => button.closest('[data-depth]');
    const middle = (button: HTMLElement) => button.getBoundingClientRect().left + button.offsetWidth / 2;
    const down = key === 'ArrowDown';
    const rest = down ? all.slice(at + 1) : all.slice(0, at).reverse();
    const next = rest.find((button) => row(button) !== row(from));
    if (!next) return undefined;
    return rest.filter((button) => row(button) === row(next)).sort((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)))[0];
  }

  function key(event: KeyboardEvent): void {
    if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key)) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>('button');
    if (!from) return;
    event.preventDefault();
    beside(from, event.key)?.focus();
  }

  function focused(event: FocusEvent): void {
    const button = (event.target as HTMLElement).closest<HTMLElement>('button');
    if (button) {
      current = button;
      settle();
    }
  }

  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-first'] });
  root.addEventListener('keydown', key);
  root.addEventListener('focusin', focused);
  settle();
  return {
    destroy() {
      watch.disconnect();
      root.removeEventListener('keydown', key);
      root.removeEventListener('focusin', focused);
    },
  };
}
