import type { ImportSource } from '../loading/import-source.ts';
import { gleifRegister } from './gleif-record.ts';
import { readGleif } from './read-gleif.ts';

/** GLEIF level 1: who is who. */
export const gleifSource: ImportSource = {
  name: 'gleif',
  register: gleifRegister,
  about: 'GLEIF level 1 golden copy or delta (LEI-CDF 3.1), in its JSON or CSV form.',
  read: readGleif,
  isWhole: (head, tail) =>
    head.replace(/^\ufeff/, '').trimStart().startsWith('{')
      ? /\]\s*\}\s*$/.test(tail)
      : /["\r\n]\s*$/.test(tail),
};
