import type { ReadPiece } from '#names/company/read-piece.ts';
import { companyOfGleif } from './gleif-record.ts';
import { type GoldenCopy, readGoldenCopy } from './golden-copy.ts';

const level1: GoldenCopy = {
  what: 'a GLEIF level 1 file',
  list: 'records',
  firstKey: 'LEI',
  needed: ['LEI', 'Entity.LegalName', 'Entity.LegalAddress.Country'],
};

/**
 * Reads a level 1 golden copy (LEI-CDF 3.1) in its XML, JSON or CSV form, told apart by content. A broken record is a piece
 * with its fault; a broken file throws BrokenFileError.
 */
export function readGleif(bytes: AsyncIterable<Buffer>, skipped = 0): AsyncGenerator<ReadPiece> {
  return readGoldenCopy(bytes, level1, (fields) => ({ record: companyOfGleif(fields) }), skipped);
}
