import type { Reader } from '#findings/reading/reading.ts';
import { numberThatFits } from '../sources/answer-fields.ts';
import type { ResearchSubject, Source, SourceAnswerPart, SourceRequest } from '../sources/source.ts';
import { urLvAccounts } from './readings/accounts.ts';
import { urLvOfficers } from './readings/officers.ts';
import { urLvOwners } from './readings/owners.ts';
import { urLvProfile } from './readings/profile.ts';

/** Tables of the portal, by the numbers of their resources. */
const tables = {
  register: '25e80bf3-f107-4ab4-89ef-251b5b9374e9',
  officers: 'e665114a-73c2-4375-9470-55874b4cfa6b',
  members: '837b451a-4833-4fd1-bfdd-b45b35a994fd',
  beneficialOwners: '20a9b26d-d056-4dbb-ae18-9ff23c87bdee',
  statements: '27fcc5ec-c63b-4bfd-bb08-01f073a52d04',
  balances: '50ef4f26-f410-4007-b296-22043ca3dc43',
  incomes: 'd5fd17ef-d32e-40cb-8399-82b780095af0',
};

/** The Latvian Register of Enterprises by the open data portal, asked for the rows of one company. */
export const urLvSource: Source = {
  code: 'ur-lv',
  countries: ['LV'],
  homepage: 'https://data.gov.lv/dati/lv/organization/ur',
  licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  access: 'open',
  bases: { api: 'https://data.gov.lv/dati/api/3/action' },
  limit: { calls: 60, perSeconds: 60 },
  freshHours: 24,
  metLiveService: false,
  parts: [
    part(urLvProfile, (number) => rows(tables.register, 'regcode', number)),
    part(urLvOfficers, (number) => rows(tables.officers, 'at_legal_entity_registration_number', number)),
    part(
      urLvOwners,
      (number) => rows(tables.members, 'at_legal_entity_registration_number', number),
      (number) => rows(tables.beneficialOwners, 'legal_entity_registration_number', number),
    ),
    part(urLvAccounts, accounts),
  ],
};

function part(
  reader: Reader,
  first: (number: string) => SourceRequest,
  second?: (number: string) => SourceRequest,
): SourceAnswerPart {
  return {
    reader,
    numberOf,
    first,
    ...(second !== undefined && { beside: (number: string) => [second(number)] }),
    maxCalls: 2,
    meanings: {},
  };
}

function rows(table: string, column: string, number: string): SourceRequest {
  return {
    path: '/datastore_search',
    query: { resource_id: table, filters: JSON.stringify({ [column]: number }), limit: '1000' },
    accept: 'application/json',
  };
}

/** Statements, balance sheets and incomes are three tables that only a question in SQL brings together; the number is digits. */
function accounts(number: string): SourceRequest {
  const sql = `SELECT b.*, i.*, s.* FROM "${tables.statements}" s LEFT JOIN "${tables.balances}" b ON b.statement_id = s.id LEFT JOIN "${tables.incomes}" i ON i.statement_id = s.id WHERE s.legal_entity_registration_number::text = '${number}' ORDER BY s.year DESC LIMIT 12`;
  return { path: '/datastore_search_sql', query: { sql }, accept: 'application/json' };
}

/** The unified number: eleven digits, also behind LV as the number of VAT. */
function numberOf(subject: ResearchSubject): string | undefined {
  return numberThatFits(subject, /^\d{11}$/);
}
