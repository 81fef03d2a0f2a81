import { ariregisterTable } from './ariregister/readings/table.ts';
import { bodsOwners } from './bods/read-bods.ts';
import { companyNumber } from './companies-house/company-number.ts';
import { companiesHouseAccounts } from './companies-house/readings/accounts.ts';
import { egrulOfficers } from './egrul/readings/officers.ts';
import { egrulOwners } from './egrul/readings/owners.ts';
import { egrulProfile } from './egrul/readings/profile.ts';
import { nlAccounts } from './nl-accounts/read-nl-accounts.ts';
import { numberThatFits } from './sources/answer-fields.ts';
import type { FileSource } from './sources/file-source.ts';

/** Files that people bring, one line each; archives of them are looked into. */
export const fileSources: readonly FileSource[] = [
  {
    code: 'egrul',
    countries: ['RU'],
    homepage: 'https://egrul.nalog.ru',
    licence: { name: 'Открытые данные ФНС России' },
    readers: [egrulProfile, egrulOfficers, egrulOwners],
    numberOf: (subject) => numberThatFits(subject, /^(?:\d{10}|\d{13})$/),
  },
  {
    code: 'nl-accounts',
    countries: ['NL'],
    homepage: 'https://www.kvk.nl',
    licence: { name: 'KVK' },
    readers: [nlAccounts],
    numberOf: (subject) => numberThatFits(subject, /^\d{8}$/),
    isSeries: true,
  },
  {
    code: 'ariregister-table',
    countries: ['EE'],
    homepage: 'https://avaandmed.ariregister.rik.ee',
    licence: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
    readers: [ariregisterTable],
    numberOf: (subject) => numberThatFits(subject, /^\d{8}$/),
    isAskedToo: true,
  },
  {
    code: 'companies-house-accounts',
    countries: ['GB'],
    homepage: 'https://download.companieshouse.gov.uk/en_accountsdata.html',
    licence: {
      name: 'OGL-UK-3.0',
      url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    },
    readers: [companiesHouseAccounts],
    numberOf: (subject) => {
      const number = numberThatFits(subject, /^(?:\d{1,8}|[A-Z]{2}\d{6}|[A-Z]\d{7})$/);
      return number === undefined ? undefined : companyNumber(number);
    },
    isSeries: true,
    isAskedToo: true,
  },
  {
    code: 'bods',
    countries: 'all',
    homepage: 'https://standard.openownership.org/en/0.4.0/',
    licence: { name: 'of the file' },
    readers: [bodsOwners],
    numberOf: (subject) => numberThatFits(subject, /^(?=.*\d)[A-Z0-9]{3,30}$/),
  },
];
