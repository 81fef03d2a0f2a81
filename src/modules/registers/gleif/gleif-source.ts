import type { ResearchSubject, Source, SourceRequest } from '../sources/source.ts';
import { gleifGroup } from './readings/group.ts';
import { gleifAccept, groupRequests } from './readings/parent-requests.ts';
import { gleifProfile } from './readings/profile.ts';
import { isLei } from './readings/wire.ts';
import { registrySpellings } from './registry-spellings.ts';

/** The Global LEI Index: who is who, and who consolidates whom. */
export const gleifSource: Source = {
  code: 'gleif',
  countries: 'all',
  homepage: 'https://www.gleif.org',
  licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  access: 'open',
  bases: { api: 'https://api.gleif.org/api/v1' },
  limit: { calls: 60, perSeconds: 60 },
  // The golden copy is published three times a day.
  freshHours: 8,
  metLiveService: false,
  parts: [
    { reader: gleifProfile, numberOf, first: recordOf, maxCalls: 1, meanings: { 404: 'nothing_found' } },
    {
      reader: gleifGroup,
      numberOf,
      first: (number, subject) => ({ ...recordOf(number, subject), leads: 'also' }),
      next: groupRequests,
      maxCalls: 7,
      meanings: { 404: 'nothing_found' },
    },
  ],
};

/** By the LEI, else by the number of the local register in the country. */
function recordOf(number: string, { country }: ResearchSubject): SourceRequest {
  if (isLei(number)) return { path: `/lei-records/${number}`, accept: gleifAccept };
  return {
    path: '/lei-records',
    query: {
      'filter[entity.registeredAs]': registrySpellings(number, country).join(','),
      'filter[entity.legalAddress.country]': country,
      'page[size]': '10',
    },
    accept: gleifAccept,
  };
}

function numberOf({ identifiers }: ResearchSubject): string | undefined {
  const of = (wanted: string) =>
    identifiers.flatMap(({ scheme, value }) => (scheme === wanted ? value.trim().toUpperCase() : []));
  const number = of('LEI').find(isLei) ?? of('REG')[0];
  // A comma would part alternatives of a filter.
  return number !== undefined && /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ./-]{3,39}$/u.test(number)
    ? number
    : undefined;
}
