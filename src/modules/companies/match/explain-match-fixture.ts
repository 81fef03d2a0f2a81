import type { Company, CompanyQuery } from '../records/company.ts';
import { explainMatch, matchFieldsOf } from './explain-match.ts';
import { gradeOf } from './grade.ts';

/** A German company with a former and a trading name. */
export const nordlicht: Company = {
  id: '0198f3c2-0000-7000-8000-000000000001',
  country: 'DE',
  name: 'Nordlicht Optik GmbH',
  nameLat: 'Nordlicht Optik GmbH',
  formText: 'GmbH',
  formGeneric: 'LLC',
  status: 'Active',
  statusText: null,
  regCode: 'HRB 123456',
  vatCode: 'DE811234567',
  address: 'Holstenstraße 12, 24103 Kiel',
  city: 'Kiel',
  postcode: '24103',
  phones: ['+49 431 5550123'],
  emails: ['info@nordlicht-optik.example'],
  website: 'https://www.nordlicht.example/de',
  foundedOn: null,
  closedOn: null,
  sourceUrl: null,
  fetchedAt: new Date(0),
  register: { code: 'test', name: 'Test', isDemo: true },
  names: [
    { kind: 'legal', text: 'Nordlicht Optik GmbH' },
    { kind: 'former', text: 'Kieler Linsenschleiferei AG', until: '2019-05-01' },
    { kind: 'trading', text: 'Brillenhafen' },
  ],
  identifiers: [{ scheme: 'LEI', value: '529900T8BM49AURSDO55' }],
};
/** A Russian one, whose form is a part of its name. */
export const romashka: Company = {
  ...nordlicht,
  country: 'RU',
  name: 'ООО «Ромашка»',
  nameLat: 'ООО "Romashka"',
  formText: null,
  regCode: '1027700132195',
  vatCode: null,
  names: [],
  city: 'Москва',
  address: 'Тверская ул., 1, Москва',
};

/** What was typed. */
export type Asked = Omit<CompanyQuery, 'countryCode'>;
/** What is compared of a question and a company. */
const fieldsOf = (asked: Asked, company = nordlicht) =>
  matchFieldsOf({ countryCode: company.country, ...asked }, company);
/** The same as one line each. */
export const verdicts = (asked: Asked, company = nordlicht) =>
  fieldsOf(asked, company).map(({ field, verdict, reason }) => `${field}: ${verdict}, ${reason}`);
/** What is said of each. */
export const words = (asked: Asked, company = nordlicht, locale: 'en' | 'ru' = 'en') =>
  explainMatch({ countryCode: company.country, ...asked }, company, locale).fields.map((one) => one.words);
/** What the whole comes to. */
export const grade = (asked: Asked, company = nordlicht) => gradeOf(fieldsOf(asked, company));
