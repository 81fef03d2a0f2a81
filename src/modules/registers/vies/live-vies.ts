import { z } from 'zod';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';
import { told } from './told.ts';
import { viesUrl } from './vat-answers.ts';

/** Member states; Greece has letters of its own in tax numbers. */
const countries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);
const lettersOf = (country: string) => (country === 'GR' ? 'EL' : country);

const reply = z.object({
  isValid: z.boolean(),
  /** VALID, INVALID, INVALID_INPUT; everything else says that nobody looked. */
  userError: z.string().max(100).nullish(),
  name: z.string().max(5_000).nullish(),
  address: z.string().max(5_000).nullish(),
});

/** The VAT numbers of the European Union: validity always, name and address where the member state gives them. */
export function createVies(baseUrl = viesUrl): Connector {
  const read = jsonReader(baseUrl);
  return {
    code: 'vies',
    register: {
      code: 'vies-live',
      name: 'VIES (European Commission)',
      licence: 'Information of the member states; reuse under Commission Decision 2011/833/EU',
      url: 'https://ec.europa.eu/taxation_customs/vies/',
      isDemo: false,
    },
    countries,
    answers: ['vat'],
    // None is published; member states refuse who asks too much at once.
    limit: { calls: 30, perSeconds: 60 },
    read(_by, typed, country) {
      const letters = lettersOf(country);
      const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '');
      const number = plain.startsWith(letters) ? plain.slice(letters.length) : plain;
      return /^[A-Z0-9+*]{2,12}$/.test(number) ? number : undefined;
    },
    async ask({ country, text: number }, signal) {
      const letters = lettersOf(country);
      const path = `/ms/${letters}/vat/${encodeURIComponent(number)}`;
      const { value } = await read({ path, schema: reply, signal });
      if (value === undefined) throw new SourceUnavailable('unexpected_answer');
      const word = value.userError ?? (value.isValid ? 'VALID' : 'INVALID');
      if (word === 'INVALID' || word === 'INVALID_INPUT') return { records: [], note: 'vat_invalid' };
      const isPartial = /^MS_|^TIMEOUT$/.test(word);
      // Many ask at once, all over Europe: no reason to stay away for long.
      if (/MAX_CONCURRENT_REQ/.test(word))
        throw new SourceUnavailable('too_often', { retryAfterSeconds: isPartial ? 0 : 5 });
      // MS_UNAVAILABLE, TIMEOUT and the like: the member state was not heard.
      if (word !== 'VALID' || !value.isValid) throw new SourceUnavailable('no_answer', { isPartial });
      const company = companyOf(country, `${letters}${number}`, value);
      return { records: company === undefined ? [] : [company], note: 'vat_valid' };
    },
  };
}

function companyOf(
  country: string,
  vatCode: string,
  { name, address }: z.output<typeof reply>,
): CompanyRecord | undefined {
  const known = told(name);
  if (known === null) return undefined;
  return {
    country,
    sourceRef: vatCode,
    name: known,
    vatCode,
    address: told(address),
    status: 'Active',
    statusText: 'VALID',
  };
}
