import { jsonExcerpt } from './json-excerpt.ts';
import { around, type Excerpt, maxReadBytes } from './lines.ts';
import { idExcerpt, pathExcerpt } from './markup-excerpt.ts';

/**
 * Some lines of a kept copy around the place that a value was read of, with the value marked. `place` is written as
 * `#findings/vocabulary/place.ts` says. Undefined where the copy is no text, is too big, or has no such place.
 */
export function excerptAt(bytes: Uint8Array, place: string): Excerpt | undefined {
  const text = bytes.byteLength > maxReadBytes ? undefined : textOf(bytes);
  if (text === undefined || place === '') return undefined;
  try {
    if (place.startsWith('#')) return idExcerpt(text, place.slice(1));
    if (place.startsWith('/')) {
      return /^\s*[[{]/u.test(text) ? jsonExcerpt(text, place) : pathExcerpt(text, place);
    }
    return lineExcerpt(text, place);
  } catch {
    // What a stranger sent need not be what it seems: then there is the whole copy to look at, and no excerpt of it.
    return undefined;
  }
}

/** `line 5, Name`: of a table the value of that column, else the whole line. */
function lineExcerpt(text: string, place: string): Excerpt | undefined {
  const [, number, column] = /^line (\d+)(?:, (.+))?$/u.exec(place) ?? [];
  const lines = text.split(/\r\n|[\n\r]/u);
  const at = Number(number) - 1;
  const line = lines[at];
  if (line === undefined) return undefined;
  const cell = column === undefined ? undefined : cellOf(lines[0] ?? '', line, column);
  return around(lines, at, cell?.from ?? 0, cell?.to ?? line.length);
}

function cellOf(head: string, line: string, column: string): { from: number; to: number } | undefined {
  const separator = [';', '\t', ','].find((one) => head.includes(one)) ?? ',';
  const titles = cellsOf(head, separator).map(({ from, to }) => unquoted(head.slice(from, to)));
  return cellsOf(line, separator)[titles.indexOf(column)];
}

function cellsOf(line: string, separator: string): { from: number; to: number }[] {
  const cells: { from: number; to: number }[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (line[at] !== separator || isQuoted)) continue;
    cells.push({ from, to: at });
    from = at + 1;
  }
  return cells;
}

const unquoted = (text: string) => text.replace(/^\uFEFF/u, '').replaceAll(/^"|"$/gu, '');

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}
