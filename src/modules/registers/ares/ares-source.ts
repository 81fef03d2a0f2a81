import type { Reader } from '#findings/reading/reading.ts';
import type { ResearchSubject, Source, SourceAnswerPart, SourceRequest } from '../sources/source.ts';
import { aresOfficers } from './readings/officers.ts';
import { aresOwners } from './readings/owners.ts';
import { aresProfile } from './readings/profile.ts';

/** The Czech register of economic subjects (ARES): the statistical and the public register behind one address. */
export const aresSource: Source = {
  code: 'ares',
  countries: ['CZ'],
  homepage: 'https://ares.gov.cz',
  licence: { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  access: 'open',
  bases: { api: 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest' },
  // Above 500 a minute a caller may be shut out.
  limit: { calls: 100, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    { ...ask(aresProfile, ''), beside: (ico) => [request(ico, '-res'), request(ico, '-vr')], maxCalls: 3 },
    ask(aresOfficers, '-vr'),
    ask(aresOwners, '-vr'),
  ],
};

function ask(reader: Reader, register: string): SourceAnswerPart {
  return {
    reader,
    numberOf: icoOf,
    first: (ico) => request(ico, register),
    maxCalls: 1,
    meanings: { 404: 'nothing_found' },
  };
}

function request(ico: string, register: string): SourceRequest {
  return { path: `/ekonomicke-subjekty${register}/${ico}`, accept: 'application/json' };
}

/** Eight digits with their zeros; the tax number of a company is CZ and the same, that of a person is longer. */
function icoOf({ identifiers }: ResearchSubject): string | undefined {
  return identifiers
    .flatMap(({ scheme, value }) => {
      const plain = value.toUpperCase().replaceAll(/\s/g, '');
      if (scheme === 'REG') return plain;
      return scheme === 'VAT' && /^CZ\d{8}$/.test(plain) ? plain.slice(2) : [];
    })
    .find((ico) => /^\d{1,8}$/.test(ico))
    ?.padStart(8, '0');
}
