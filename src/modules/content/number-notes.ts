import type { Article, Block, Inline, Note } from './contract.ts';

type Source = Pick<Note, 'title' | 'url' | 'seen'>;

/**
 * Numbers the sources in the order in which the text first links to them, those it does not link to behind them, and tells each
 * link its number. A link that is none of the sources stays as it was.
 */
export function numberNotes(
  blocks: readonly Block[],
  sources: readonly Source[],
): Pick<Article, 'blocks' | 'notes'> {
  const marks = new Map<string, string[]>();
  const numbers = new Map<string, number>();
  const numberLink = (part: Inline): Inline => {
    if (!('children' in part)) return part;
    const children = part.children.map(numberLink);
    if (part.kind !== 'link' || !sources.some(({ url }) => url === part.href)) return { ...part, children };
    const number = numbers.get(part.href) ?? numbers.size + 1;
    numbers.set(part.href, number);
    const known = marks.get(part.href) ?? [];
    const mark = known.length === 0 ? `noted-${number}` : `noted-${number}-${known.length + 1}`;
    marks.set(part.href, [...known, mark]);
    return { ...part, children, note: { number, mark } };
  };
  const line = (parts: readonly Inline[]) => parts.map(numberLink);
  const numberBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return { ...block, children: line(block.children) };
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(numberBlock)) };
      case 'table':
        return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) };
      case 'quote':
        return { ...block, blocks: block.blocks.map(numberBlock) };
      case 'place':
        return block;
    }
  };
  const numbered = blocks.map(numberBlock);
  const place = ({ url }: Source) => numbers.get(url) ?? Number.POSITIVE_INFINITY;
  const notes = sources
    .toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    .map((source, index): Note => ({ ...source, number: index + 1, marks: marks.get(source.url) ?? [] }));
  return { blocks: numbered, notes };
}
