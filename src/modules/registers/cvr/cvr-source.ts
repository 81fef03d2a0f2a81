import type { Reader } from '#findings/reading/reading.ts';
import { numberThatFits } from '../sources/answer-fields.ts';
import type { Source, SourceAnswerPart, SourceRequest } from '../sources/source.ts';
import { cvrOfficers } from './readings/officers.ts';
import { cvrOwners } from './readings/owners.ts';
import { cvrProfile } from './readings/profile.ts';

/** The Danish Central Business Register by its system-to-system access. */
export const cvrSource: Source = {
  code: 'cvr',
  countries: ['DK'],
  homepage: 'https://datacvr.virk.dk',
  licence: { name: 'CVR-loven § 18', url: 'https://datacvr.virk.dk/artikel/vilkaar-og-betingelser' },
  access: 'free_key',
  bases: { api: 'https://distribution.virk.dk' },
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  // The key is the name and the password that the authority sends, with a colon between them.
  keyHeaders: (key) => ({ authorization: `Basic ${Buffer.from(key).toString('base64')}` }),
  parts: [part(cvrProfile), part(cvrOfficers), part(cvrOwners)],
};

/** One record of the company holds all three. */
function part(reader: Reader): SourceAnswerPart {
  return {
    reader,
    // Eight digits, also behind DK as the number of VAT.
    numberOf: (subject) => numberThatFits(subject, /^[1-9]\d{7}$/),
    first: company,
    maxCalls: 1,
    meanings: {},
  };
}

function company(number: string): SourceRequest {
  const question = { size: 1, query: { term: { 'Vrvirksomhed.cvrNummer': Number(number) } } };
  return {
    path: '/cvr-permanent/virksomhed/_search',
    body: { text: JSON.stringify(question), contentType: 'application/json' },
    accept: 'application/json',
  };
}
