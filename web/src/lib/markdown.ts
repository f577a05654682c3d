/** The little of Markdown that the rules pages use: headings, lists, tables, emphasis, rule anchors, pictures. */

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'text'; html: string; rule: string | null }
  | { kind: 'list'; items: { html: string; rule: string | null }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'pictures'; names: string[] };

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function inline(text: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
}

/** "[R12] Text" belongs to rule R12. */
function ruled(text: string): { html: string; rule: string | null } {
  const found = /^\[(R[\w.-]+)\]\s*/.exec(text);
  return { html: inline(found ? text.slice(found[0].length) : text), rule: found?.[1] ?? null };
}

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  for (const part of source.replaceAll('\r', '').split(/\n{2,}/)) {
    const lines = part.split('\n').filter((line) => line.trim());
    if (!lines.length) continue;
    const first = lines[0]!;
    const heading = /^(#{1,3})\s+(.+)$/.exec(first);
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]!, id: `h${blocks.length}` });
      lines.shift();
      if (lines.length) blocks.push(...parse(lines.join('\n')));
    } else if (first.startsWith('- ')) {
      const items: string[] = [];
      for (const line of lines) {
        if (line.startsWith('- ')) items.push(line.slice(2));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      blocks.push({ kind: 'list', items: items.map(ruled) });
    } else if (first.startsWith('|')) {
      const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map((line) => line.split('|').slice(1, -1).map((cell) => inline(cell.trim())));
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) });
    } else if (first.startsWith('!')) {
      blocks.push({ kind: 'pictures', names: first.slice(1).trim().split(/\s+/) });
    } else {
      blocks.push({ kind: 'text', ...ruled(lines.map((line) => line.trim()).join(' ')) });
    }
  }
  return blocks;
}
