import { numberThatFits } from '../sources/answer-fields.ts';
import type { ResearchSubject, Source, SourceRequest } from '../sources/source.ts';
import { anafAccounts } from './readings/accounts.ts';
import { anafProfile, anafTax } from './readings/taxpayer.ts';

/** Years of accounts that are asked for, the last of them the year before this one. */
const years = 5;

/** The Romanian tax office: who a taxpayer is, VAT, and the indicators of its balance sheets. */
export const anafSource: Source = {
  code: 'anaf',
  countries: ['RO'],
  homepage: 'https://www.anaf.ro',
  licence: { name: 'OGL-ROU-1.0', url: 'https://data.gov.ro/base/images/logoinst/OGL-ROU-1.0.pdf' },
  access: 'open',
  bases: { api: 'https://webservicesp.anaf.ro' },
  // One a second; a task of five years takes its turn in one go.
  limit: { calls: 10, perSeconds: 10 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    { reader: anafProfile, numberOf, first: taxpayer, maxCalls: 1, meanings: { 404: 'nothing_found' } },
    { reader: anafTax, numberOf, first: taxpayer, maxCalls: 1, meanings: { 404: 'nothing_found' } },
    {
      reader: anafAccounts,
      numberOf,
      first: (number, _subject, now) => balance(number, now.getUTCFullYear() - 1),
      beside: (number, now) =>
        Array.from({ length: years - 1 }, (_, at) => balance(number, now.getUTCFullYear() - 2 - at)),
      maxCalls: years,
      meanings: { 404: 'not_filed' },
    },
  ],
};

function taxpayer(number: string, _subject: ResearchSubject, now: Date): SourceRequest {
  const asked = [{ cui: Number(number), data: now.toISOString().slice(0, 10) }];
  return {
    path: '/api/PlatitorTvaRest/v9/tva',
    body: { text: JSON.stringify(asked), contentType: 'application/json' },
    accept: 'application/json',
  };
}

function balance(number: string, year: number): SourceRequest {
  return { path: '/bilant', query: { an: String(year), cui: number }, accept: 'application/json' };
}

/** CUI: two to ten digits, with or without RO; a number of the trade register (`J40/…`) is not one. */
function numberOf(subject: ResearchSubject): string | undefined {
  return numberThatFits(subject, /^[1-9]\d{1,9}$/);
}
