import type { ResearchSubject } from '../sources/source.ts';

/** Codes on GLEIF's list of the registers that give SIREN numbers: the commercial courts', and INSEE's. */
const registers = new Set(['', 'RA000189', 'RA000192']);

/** Nine digits, also out of a SIRET (of an establishment) or a VAT number; undefined if none of the numbers is French. */
export function sirenOf({ identifiers }: ResearchSubject): string | undefined {
  return identifiers
    .flatMap(({ scheme, issuer = '', value }) => {
      const plain = value.toUpperCase().replaceAll(/[\s.]/g, '');
      if (scheme === 'REG' && registers.has(issuer)) return /^(\d{9})(?:\d{5})?$/.exec(plain)?.[1] ?? [];
      return scheme === 'VAT' ? (/^FR[0-9A-Z]{2}(\d{9})$/.exec(plain)?.[1] ?? []) : [];
    })
    .at(0);
}

/** Open licence of the French state, under which all of it may be used. */
export const licenceOuverte = {
  name: 'etalab-2.0',
  url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
} as const;
