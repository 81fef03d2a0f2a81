import type { Register } from '#names/company/company-record.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';

/** One kind of file that can be imported; `read` throws BrokenFileError if the file as a whole cannot be trusted. */
export type ImportSource = Readonly<{
  /** The word on the command line, e.g. `companies-house`. */
  name: string;
  register: Register;
  /** One sentence for `--help`: which file of whom, in which forms. */
  about: string;
  /** Countries whose companies it holds, where that is known beforehand; ISO alpha-2, upper case. */
  countries?: readonly string[];
  /**
   * Pieces in the order of the file, in constant memory. The first `skipped` are in already and nobody looks at what is
   * given in their place, so a source may save itself the reading.
   */
  read(bytes: AsyncIterable<Buffer>, skipped?: number): AsyncIterable<ReadPiece>;
  /** Whether a file that begins and ends so has its end; asked before anything is written. Without it any end will do. */
  isWhole?(head: string, tail: string): boolean;
}>;
