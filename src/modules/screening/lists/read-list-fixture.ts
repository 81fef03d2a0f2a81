import assert from 'node:assert/strict';
import type { ListCode } from '#findings/vocabulary/list-entry.ts';
import type { ListFile, ListPiece } from '../reading/list-format.ts';
import { listFixtures } from './list-fixtures.ts';
import { listFormats } from './list-formats.ts';

/** A file of a list, in small pieces: signs and tags are cut in two. */
export const fileOf = (name: string, bytes: Uint8Array): ListFile => ({
  name,
  async *open() {
    for (let at = 0; at < bytes.byteLength; at += 4_099) yield bytes.subarray(at, at + 4_099);
  },
});
/** The files of a format as we have made them. */
export const filesOf = (code: string) =>
  Object.entries(listFixtures[code] ?? {}).map(([name, text]) =>
    fileOf(name, new TextEncoder().encode(text)),
  );

/** What a format reads out of files: entries, faults, and what they say of themselves. */
export async function piecesOf(
  code: string,
  files: readonly ListFile[] = filesOf(code),
  list: ListCode = 'demo',
) {
  const pieces: ListPiece[] = [];
  const format = listFormats.find((one) => one.code === code);
  assert.ok(format !== undefined, code);
  for await (const piece of format.read(files, list)) pieces.push(piece);
  return {
    entries: pieces.flatMap((piece) => ('entry' in piece ? [piece.entry] : [])),
    faults: pieces.flatMap((piece) => ('fault' in piece ? [piece.fault] : [])),
    head: Object.assign({}, ...pieces.flatMap((piece) => ('head' in piece ? [piece.head] : []))),
  };
}
