import { Unreadable } from '#findings/reading/reading.ts';
import { createRecordReader, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import { EntryFault, type ListFile, type ListPiece, listBounds } from './list-format.ts';

/** What is made of a record: an entry, another piece, or nothing. */
export type PieceOfNode = (node: XmlNode) => ListEntry | ListPiece | undefined;

/** The elements of a document that `records` names, one after the other, as pieces; memory is that of one record. */
export async function* readXmlPieces(
  file: ListFile,
  records: readonly string[],
  pieceOf: PieceOfNode,
): AsyncGenerator<ListPiece> {
  let pieces: ListPiece[] = [];
  const reader = createRecordReader(
    records,
    (node) => {
      const piece = read(node, pieceOf);
      if (piece !== undefined) pieces.push('names' in piece ? { entry: piece } : piece);
    },
    listBounds,
  );
  const text = boundText();
  for await (const chunk of file.open()) {
    // Whoever opens files chooses their pieces: a whole file in one piece is cut here.
    for (let at = 0; at < chunk.byteLength; at += step) {
      const bytes = chunk.subarray(at, at + step);
      text.watch(bytes);
      reader.write(bytes);
      yield* pieces;
      pieces = [];
    }
  }
  reader.end();
  yield* pieces;
}

const step = 65_536;

function read(node: XmlNode, pieceOf: PieceOfNode): ListEntry | ListPiece | undefined {
  try {
    return pieceOf(node);
  } catch (error) {
    if (error instanceof EntryFault) return { fault: error.message, place: `line ${node.line}` };
    throw error;
  }
}

/** A parser collects what stands between two signs of markup: no text of a list is as long as this. */
function boundText(): { watch(bytes: Uint8Array): void } {
  let since = 0;
  return {
    watch(bytes) {
      const last = Math.max(bytes.lastIndexOf(0x3c), bytes.lastIndexOf(0x3e));
      since = last === -1 ? since + bytes.byteLength : bytes.byteLength - last;
      if (since > listBounds.maxTextBytes)
        throw new Unreadable('too_big', `a text of more than ${listBounds.maxTextBytes} bytes`);
    },
  };
}
