import { element, escaped } from '../svg/markup.ts';
import type { Palette } from '../svg/picture.ts';
import { clamped, textWidth, wrapped, written } from '../svg/text.ts';
import type { Box, OwnershipNode } from './ownership.ts';
import { countryRoom, countrySign, kindSign, screeningSign } from './signs.ts';

const left = 31;
const right = 22;
const least = 104;

const nameSize = (node: OwnershipNode) => (node.kind === 'subject' ? 10.4 : 9.6);

function linesOf(node: OwnershipNode, width: number) {
  const room = width - left - right;
  const names = wrapped(node.name, room, nameSize(node), width < 150 ? 3 : 2);
  const flag = countryRoom(node.country);
  const noteRoom = width - left - 8;
  // The first line of the note begins behind the country; a narrow box gives the country a line of its own.
  const fitsBeside = node.note === '' || textWidth(node.note, 8.8) <= noteRoom - flag;
  const notes = node.note === '' ? [] : wrapped(node.note, fitsBeside ? noteRoom - flag : noteRoom, 8.8, 2);
  const noteLines = fitsBeside ? Math.max(notes.length, flag > 0 ? 1 : 0) : notes.length + (flag > 0 ? 1 : 0);
  return { names, notes, flag, fitsBeside, noteLines };
}

/** How large the box of a node has to be where it may be so wide at most. */
export function boxSize(node: OwnershipNode, most: number): Readonly<{ width: number; height: number }> {
  const name = textWidth(node.name, nameSize(node)) + left + right + 1;
  const note = textWidth(node.note, 8.8) + countryRoom(node.country) + left + 9;
  const width = Math.min(most, Math.max(least, name, note));
  const { names, noteLines } = linesOf(node, width);
  return { width, height: 13 + names.length * 12 + noteLines * 12.5 };
}

/** The box of somebody who owns, or of the company itself: dashed where nobody is known. */
export function nodeBox(node: OwnershipNode, box: Box, palette: Palette): string {
  const isSubject = node.kind === 'subject';
  const isUnknown = node.kind === 'unknown';
  const color = isSubject ? palette.primary : isUnknown ? palette.muted : palette.ink;
  const { names, notes, flag, fitsBeside, noteLines } = linesOf(node, box.width);
  const top = box.y + (box.height - names.length * 12 - noteLines * 12.5) / 2 + 9;
  const noteY = top + names.length * 12 + 1;
  const x = box.x + left;
  const letters = { size: nameSize(node), fill: palette.ink, isStrong: true };
  const parts = [
    element('title', {}, escaped(clamped(node.name, 2_000, 9))),
    element('rect', {
      ...{ x: box.x, y: box.y, width: box.width, height: box.height, rx: 5 },
      ...{ fill: isSubject ? palette.primarySoft : palette.page, stroke: color },
      ...{ 'stroke-width': isSubject ? 1.5 : 1, 'stroke-dasharray': isUnknown ? '4 3' : undefined },
    }),
    kindSign(node.kind, box.x + 9, box.y + 8, 0.94, color),
    screeningSign(node.screening, box.x + box.width - 18, box.y + 6, palette),
    ...names.map((name, at) => written(x, top + at * 12, name, letters)),
    countrySign(node.country, x, noteY, palette),
    ...notes.map((note, at) =>
      written(fitsBeside ? x + flag : x, noteY + (at + (fitsBeside || flag === 0 ? 0 : 1)) * 12, note, {
        size: 8.8,
        fill: palette.muted,
      }),
    ),
  ];
  return element('g', {}, parts.join(''));
}
