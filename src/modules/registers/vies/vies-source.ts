import type { Source } from '../sources/source.ts';
import { viesVatNumber } from './readings/vat-number.ts';
import { vatNumberOf, viesCountries } from './vat-number-of.ts';

/** VIES of the European Commission: the VAT registers of the member states behind one address. */
export const viesSource: Source = {
  code: 'vies',
  countries: viesCountries,
  homepage: 'https://ec.europa.eu/taxation_customs/vies/',
  licence: {
    name: 'Commission Decision 2011/833/EU',
    url: 'https://eur-lex.europa.eu/eli/dec/2011/833/oj',
  },
  access: 'open',
  bases: { api: 'https://ec.europa.eu/taxation_customs/vies/rest-api' },
  // None is published; member states refuse who asks too much at once.
  limit: { calls: 30, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: viesVatNumber,
      numberOf: vatNumberOf,
      first: (number) => ({
        path: `/ms/${number.slice(0, 2)}/vat/${encodeURIComponent(number.slice(2))}`,
        accept: 'application/json',
      }),
      maxCalls: 1,
      meanings: {},
    },
  ],
};
