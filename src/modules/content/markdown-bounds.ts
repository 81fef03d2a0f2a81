import type { Nodes, Root } from 'mdast';
import type { Positioned, Reading } from './markdown-inlines.ts';

/** More of either is no text for people; whoever draws or numbers it may count on that. */
const maxHeadings = 200;
const maxDepth = 8;

const nesting: readonly Nodes['type'][] = ['list', 'blockquote', 'emphasis', 'strong', 'link'];

const tooDeep = `lists, quotes and emphasis stand ${maxDepth} deep in each other at most`;
/** What opens one quote or list after the other at the beginning of a line. */
const openings = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;

/** Refuses lines that open too much at once before they are read: reading them takes the square of their length. */
export function checkOpenings(source: string, refuse: Reading['refuse']): void {
  for (const [index, line] of source.split(/\r\n?|\n/).entries()) {
    const [opened = ''] = openings.exec(line) ?? [];
    if ((opened.match(/>|[-+*]|\d+/g) ?? []).length > maxDepth)
      throw refuse({ type: 'line', position: { start: { line: index + 1 } } }, tooDeep);
  }
}

/** Refuses a text with too many headings or with things too deep in each other; never recurses itself. */
export function checkBounds(root: Root, refuse: Reading['refuse']): void {
  const beyond: Positioned | undefined = root.children.filter(({ type }) => type === 'heading')[maxHeadings];
  if (beyond !== undefined) throw refuse(beyond, `a text has ${maxHeadings} headings at most`);
  const waiting: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    const depth = nesting.includes(node.type) ? next.depth + 1 : next.depth;
    if (depth > maxDepth) throw refuse(node, tooDeep);
    if ('children' in node) for (const child of node.children) waiting.push({ node: child, depth });
  }
}
