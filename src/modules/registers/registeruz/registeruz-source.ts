import { numberThatFits } from '../sources/answer-fields.ts';
import type { ResearchSubject, Source, SourceRequest } from '../sources/source.ts';
import { registeruzAccounts } from './readings/accounts.ts';
import { registeruzProfile } from './readings/profile.ts';
import { nextOfRegisteruz, unitOfList } from './readings/wire.ts';

/** The Slovak register of financial statements. */
export const registeruzSource: Source = {
  code: 'registeruz',
  countries: ['SK'],
  homepage: 'https://www.registeruz.sk',
  licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  access: 'open',
  bases: { api: 'https://www.registeruz.sk/cruz-public/api' },
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    {
      reader: registeruzProfile,
      numberOf,
      first: (number) => ({ ...list(number), leads: 'also' }),
      next: unitOfList,
      maxCalls: 2,
      meanings: { 404: 'nothing_found' },
    },
    {
      reader: registeruzAccounts,
      numberOf,
      first: (number) => ({ ...list(number), leads: 'only' }),
      next: nextOfRegisteruz,
      // The list, the unit, five closings with a statement each, and room for a second one of some.
      maxCalls: 16,
      meanings: { 404: 'not_filed' },
    },
  ],
};

function list(number: string): SourceRequest {
  return {
    path: '/uctovne-jednotky',
    query: { 'zmenene-od': '2000-01-01', 'max-zaznamov': '100', ico: number },
    accept: 'application/json',
  };
}

/** IČO: eight digits, of which tables lose the zeros. */
function numberOf(subject: ResearchSubject): string | undefined {
  return numberThatFits(subject, /^\d{8}$/, (plain) =>
    /^\d{6,8}$/.test(plain) ? plain.padStart(8, '0') : plain,
  );
}
