import type { ImportSource } from '../files/import-source.ts';
import { gleifRegister } from './gleif-record.ts';
import { isWholeGoldenCopy } from './golden-copy.ts';
import { readGleif } from './read-gleif.ts';
import { readExceptions, readRelations } from './read-level-2.ts';

/** GLEIF level 1: who is who. */
export const gleifRecords: ImportSource = {
  name: 'gleif',
  register: gleifRegister,
  about: 'GLEIF level 1 golden copy or delta (LEI-CDF 3.1), in its XML, JSON or CSV form.',
  read: readGleif,
  isWhole: isWholeGoldenCopy,
};

/** GLEIF level 2: who owns whom. */
export const gleifRelations: ImportSource = {
  name: 'gleif-relations',
  register: gleifRegister,
  about:
    'GLEIF level 2 relationship records, golden copy or delta (RR-CDF 2.1), in the XML, JSON or CSV form.',
  read: readRelations,
  isWhole: isWholeGoldenCopy,
};

/** GLEIF level 2: why no parent is named. */
export const gleifExceptions: ImportSource = {
  name: 'gleif-exceptions',
  register: gleifRegister,
  about:
    'GLEIF level 2 reporting exceptions, golden copy or delta (format 2.1), in the XML, JSON or CSV form.',
  read: readExceptions,
  isWhole: isWholeGoldenCopy,
};
