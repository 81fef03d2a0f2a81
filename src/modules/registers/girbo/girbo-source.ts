import type { ResearchSubject, Source, SourceRequest } from '../sources/source.ts';
import { girboAccounts } from './readings/accounts.ts';
import { yearsOfOrganisation } from './readings/organisation-of-search.ts';
import { girboProfile } from './readings/profile.ts';

/** The state database of accounts of the Russian tax office (ГИР БО). */
export const girboSource: Source = {
  code: 'girbo',
  countries: ['RU'],
  homepage: 'https://bo.nalog.gov.ru',
  licence: { name: 'Открытые данные ФНС России', url: 'https://bo.nalog.gov.ru' },
  access: 'open',
  bases: { api: 'https://bo.nalog.gov.ru' },
  limit: { calls: 30, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    { reader: girboProfile, numberOf, first: search, maxCalls: 1, meanings: {} },
    {
      reader: girboAccounts,
      numberOf,
      first: (number) => ({ ...search(number), leads: 'only' }),
      next: yearsOfOrganisation,
      maxCalls: 2,
      meanings: { 404: 'not_filed' },
    },
  ],
};

function search(number: string): SourceRequest {
  return {
    path: '/advanced-search/organizations/search',
    query: { query: number, page: '0' },
    accept: 'application/json',
  };
}

/** The INN of an organisation (ten digits), else its OGRN (thirteen): the search knows both. */
function numberOf({ identifiers }: ResearchSubject): string | undefined {
  const numbers = identifiers.map(({ value }) => value.replaceAll(/[\s-]/g, '').replace(/^RU/i, ''));
  return (
    numbers.find((number) => /^\d{10}$/.test(number)) ?? numbers.find((number) => /^[15]\d{12}$/.test(number))
  );
}
