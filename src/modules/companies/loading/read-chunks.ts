import { setImmediate } from 'node:timers/promises';
import { BrokenFileError } from '#names/company/broken-file.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import { createWordMemory } from '#names/meanings/word-info.ts';
import { type PreparedCompany, prepareCompany } from './prepare.ts';
import { type PreparedLink, prepareLink } from './prepare-link.ts';

/** A record that was left out, with the line of the file at which it begins. */
export type Refusal = Readonly<{ line: number; fault: string }>;

/** So many records are written at once. */
export type Chunk = Readonly<{
  companies: readonly PreparedCompany[];
  links: readonly PreparedLink[];
  read: number;
  refusals: readonly Refusal[];
}>;

const recordsAtOnce = 10;
/** A chunk of 5,000 usual records has half of it. Two chunks are in memory at once, with three to four bytes a letter. */
const usualLetters = 8_000_000;

/** How a file is cut: the first `skipped` pieces are in already. */
export type Cutting = Readonly<{
  /** Records of a chunk, at most. */
  size: number;
  /** Letters of its companies, at most one company more: a record may hold a hundred times what another does. */
  letters?: number;
  skipped: number;
  /** Whether records are likely to be stored as they are: what is only for the search is not made ahead then. */
  areKnown(): boolean;
}>;

/**
 * Cuts what a source reads into chunks that are bounded in memory, leaving out the first `skipped` pieces. The last chunk is given only once the file
 * has ended without a fault. Throws BrokenFileError if nothing in the first chunk can be read.
 */
export async function* readChunks(
  pieces: AsyncIterable<ReadPiece>,
  { size, letters = usualLetters, skipped, areKnown }: Cutting,
): AsyncGenerator<Chunk> {
  let companies: PreparedCompany[] = [];
  let links: PreparedLink[] = [];
  let refusals: Refusal[] = [];
  let read = 0;
  let held = 0;
  let toSkip = skipped;
  let isFirst = skipped === 0;
  const take = (): Chunk => {
    const chunk = { companies, links, read, refusals };
    if (isFirst && read > 0 && refusals.length === read)
      throw new BrokenFileError(
        `None of the first ${read} records can be read; the first fault is at line ${refusals[0]?.line}: ${refusals[0]?.fault}.`,
      );
    isFirst = false;
    [companies, links, refusals, read, held] = [[], [], [], 0, 0];
    return chunk;
  };
  const memory = createWordMemory();
  for await (const piece of pieces) {
    if (toSkip > 0) {
      toSkip -= 1;
      continue;
    }
    read += 1;
    // The chunk before is being written meanwhile: PostgreSQL's answers must not wait until a block of the file is read.
    if (read % recordsAtOnce === 0) await setImmediate();
    try {
      if ('record' in piece) {
        const company = prepareCompany(piece.record, memory);
        companies.push(company);
        held += company.letters;
        if (!areKnown()) company.searchRows();
      } else if ('link' in piece) links.push(prepareLink(piece.link));
      else refusals.push(piece);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refusals.push({ line: piece.line, fault: error.message });
    }
    if (read >= size || held >= letters) yield take();
  }
  yield take();
}
