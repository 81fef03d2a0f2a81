import { numberThatFits } from '../sources/answer-fields.ts';
import type { Source } from '../sources/source.ts';
import { egrProfile } from './readings/profile.ts';

/** The Belarusian register of legal entities and sole traders. */
export const egrSource: Source = {
  code: 'egr',
  countries: ['BY'],
  homepage: 'https://egr.gov.by',
  licence: { name: 'Общедоступные сведения ЕГР', url: 'https://egr.gov.by' },
  access: 'open',
  bases: { api: 'https://egr.gov.by/api/v2/egr' },
  limit: { calls: 30, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: egrProfile,
      // УНП: nine digits; those of sole traders have letters, and are not asked for.
      numberOf: (subject) => numberThatFits(subject, /^\d{9}$/),
      first: (number) => ({ path: `/getShortInfoByRegNum/${number}`, accept: 'application/json' }),
      beside: (number) => [{ path: `/getAddressByRegNum/${number}`, accept: 'application/json' }],
      maxCalls: 2,
      meanings: { 204: 'nothing_found', 404: 'nothing_found' },
    },
  ],
};
