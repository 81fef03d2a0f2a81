import type { Nodes, Root } from 'mdast';
import type { Positioned, Reading } from './markdown-inlines.ts';

/** More of either is no text for people; whoever draws or numbers it may count on that. */
const maxHeadings = 200;
const maxDepth = 8;
/** Of emphasis, in a paragraph or table: to pair them takes the square of their number, and more. */
const maxEmphases = 200;

const nesting: readonly Nodes['type'][] = ['list', 'blockquote', 'emphasis', 'strong', 'link'];

const tooDeep = `lists, quotes and emphasis stand ${maxDepth} deep in each other at most`;
/** What opens one quote or list after the other at the beginning of a line. */
const openings = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;

/** Refuses, before they are read, lines that open too much at once and paragraphs that emphasise too much: reading them would take long. */
export function checkLines(source: string, refuse: Reading['refuse']): void {
  let emphases = 0;
  for (const [index, line] of source.split(/\r\n?|\n/).entries()) {
    const place = { type: 'line', position: { start: { line: index + 1 } } };
    const [opened = ''] = openings.exec(line) ?? [];
    if ((opened.match(/>|[-+*]|\d+/g) ?? []).length > maxDepth) throw refuse(place, tooDeep);
    emphases = line.trim() === '' ? 0 : emphases + (line.match(/[*_]/g) ?? []).length;
    if (emphases > maxEmphases)
      throw refuse(place, `a paragraph has ${maxEmphases} signs of emphasis (* or _) at most`);
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
