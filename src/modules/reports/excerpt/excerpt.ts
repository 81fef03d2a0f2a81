import { excerptBounds } from './excerpt-bounds.ts';
import { jsonExcerpt } from './json-excerpt.ts';
import { around, type Excerpt } from './lines.ts';
import { idExcerpt, pathExcerpt } from './markup-excerpt.ts';

/**
 * Some lines of a kept copy around the place that a value was read of, with the value marked. `place` is written as
 * `#findings/vocabulary/place.ts` says. Undefined where the copy is no text, is too big, or has no such place.
 */
export function excerptAt(bytes: Uint8Array, place: string): Excerpt | undefined {
  const text = bytes.byteLength > excerptBounds.maxBytes ? undefined : textOf(bytes);
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

type Cell = Readonly<{ from: number; to: number }>;

function cellOf(head: string, line: string, column: string): Cell | undefined {
  const separator = [';', '\t', ','].find((one) => head.includes(one)) ?? ',';
  let at = 0;
  for (const { from, to } of cellsOf(head, separator)) {
    if (unquoted(head.slice(from, to)) === column) return cellsOf(line, separator).drop(at).next().value;
    at += 1;
  }
  return undefined;
}

/** One after the other: a hostile row has millions. */
function* cellsOf(line: string, separator: string): Generator<Cell, undefined> {
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (line[at] !== separator || isQuoted)) continue;
    yield { from, to: at };
    from = at + 1;
  }
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
