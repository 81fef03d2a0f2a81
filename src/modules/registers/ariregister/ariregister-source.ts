import { numberThatFits } from '../sources/answer-fields.ts';
import type { Source } from '../sources/source.ts';
import { ariregisterProfile } from './readings/profile.ts';

/** The Estonian business register by the one service that needs no contract; its tables are files (`readings/table.ts`). */
export const ariregisterSource: Source = {
  code: 'ariregister',
  countries: ['EE'],
  homepage: 'https://ariregister.rik.ee',
  licence: { name: 'CC-BY-SA-3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
  access: 'open',
  bases: { api: 'https://ariregister.rik.ee' },
  limit: { calls: 30, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: ariregisterProfile,
      // Eight digits; VAT numbers have nine and another order.
      numberOf: (subject) => numberThatFits(subject, /^\d{8}$/),
      first: (number) => ({
        path: '/est/api/autocomplete',
        query: { q: number },
        accept: 'application/json',
      }),
      maxCalls: 1,
      meanings: {},
    },
  ],
};
