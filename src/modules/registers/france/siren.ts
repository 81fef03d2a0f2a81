import type { ResearchSubject } from '../sources/source.ts';

/** Codes on GLEIF's list of French registers, the commercial courts' and INSEE's among them: all of them give SIREN numbers. */
const registers = /^(RA0001[89]\d)?$/;

/** Nine digits, also out of a SIRET (of an establishment) or a VAT number; undefined if none of the numbers is French. */
export function sirenOf({ identifiers }: ResearchSubject): string | undefined {
  return identifiers
    .flatMap(({ scheme, issuer = '', value }) => {
      const plain = value.toUpperCase().replaceAll(/[\s.]/g, '');
      if (scheme === 'REG' && registers.test(issuer)) return /^(\d{9})(?:\d{5})?$/.exec(plain)?.[1] ?? [];
      return scheme === 'VAT' ? (/^FR[0-9A-Z]{2}(\d{9})$/.exec(plain)?.[1] ?? []) : [];
    })
    .at(0);
}

/** Open licence of the French state, under which all of it may be used. */
export const licenceOuverte = {
  name: 'etalab-2.0',
  url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
} as const;
