import type { Reader } from '#findings/reading/reading.ts';
import { numberThatFits } from '../sources/answer-fields.ts';
import type { ResearchSubject, Source, SourceAnswerPart } from '../sources/source.ts';
import { rpoOfficers } from './readings/officers.ts';
import { rpoOwners } from './readings/owners.ts';
import { rpoProfile } from './readings/profile.ts';
import { entityOfSearch } from './readings/wire.ts';

/** The Slovak register of legal persons, entrepreneurs and public bodies, kept by the Statistical Office. */
export const rpoSource: Source = {
  code: 'rpo',
  countries: ['SK'],
  homepage: 'https://rpo.statistics.sk',
  licence: { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  access: 'open',
  bases: { api: 'https://api.statistics.sk/rpo/v1' },
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [part(rpoProfile), part(rpoOfficers), part(rpoOwners)],
};

/** One record holds it all: the search tells its number, and is read as well, so that no company is an answer. */
function part(reader: Reader): SourceAnswerPart {
  return {
    reader,
    numberOf,
    first: (number) => ({
      path: '/search',
      query: { identifier: number },
      accept: 'application/json',
      leads: 'also',
    }),
    next: entityOfSearch,
    maxCalls: 2,
    meanings: { 404: 'nothing_found' },
  };
}

/** IČO: eight digits, of which tables lose the zeros. */
function numberOf(subject: ResearchSubject): string | undefined {
  return numberThatFits(subject, /^\d{8}$/, (plain) =>
    /^\d{6,8}$/.test(plain) ? plain.padStart(8, '0') : plain,
  );
}
