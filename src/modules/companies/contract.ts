import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { countryCode, line, lines, orEmpty, text, uuid } from '#kernel/shapes.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { numberVerdicts, registerSearches } from '#names/numbers/criteria/country-criteria.ts';
import { matchExplanation } from './match/contract.ts';
import { matches } from './records/company.ts';

/** What a buyer knows about a company; whatever is not known is empty. */
export const companyQuery = z.object({
  name: orEmpty(line(300)),
  regCode: orEmpty(line(64)),
  vatCode: orEmpty(line(64)),
  address: orEmpty(line(500)),
  phone: orEmpty(line(40)),
  email: orEmpty(line(254)),
  /** Free text of several lines. */
  addInfo: orEmpty(lines(2000)),
});

/** The specification's words for the status of a company. */
export const companyStatusWords = [
  'Active',
  'Deleted',
  'In liquidation',
  'Is in process of reorganization',
] as const;

/** From the value in the tables to the word on the wire. */
export const statusWord: Readonly<Record<CompanyStatus, (typeof companyStatusWords)[number]>> = {
  Active: 'Active',
  Deleted: 'Deleted',
  Liquidation: 'In liquidation',
  Reorganisation: 'Is in process of reorganization',
};

/** How a record belongs to the company under which a search lists it. */
const relations = ['same company', 'branch'] as const;

/** Another record of a company that was found, or a branch of it: folded under the company, and can be ordered too. */
export const relatedCompany = z
  .object({
    id: uuid,
    kind: z.enum(relations),
    name: text(1000),
    regCode: text(100),
    address: text(1000),
    status: z.enum(companyStatusWords),
    registerName: text(300),
  })
  .meta({ id: 'RelatedCompany' });
export type RelatedCompanyView = z.output<typeof relatedCompany>;

/** A company while its name is being typed. */
export const suggestedCompany = z
  .object({
    id: uuid,
    name: text(1000),
    nameLat: text(1000),
    matchedName: text(1000).describe(
      'the former or other name that was meant; empty where it is the present one',
    ),
    city: text(200),
    regCode: text(100),
    status: z.enum(companyStatusWords),
  })
  .meta({ id: 'SuggestedCompany' });
export type SuggestedCompanyView = z.output<typeof suggestedCompany>;
export const maxSuggestions = 8;

/** One company of a search: the specification's fields first, then where it comes from and why it was found. */
export const companyView = z
  .object({
    id: uuid,
    name: text(1000),
    nameLat: text(1000),
    regCode: text(100),
    vatCode: text(100),
    address: text(1000),
    city: text(200).describe('as the register writes it; empty where it does not say'),
    form: text(300).describe('legal entity type'),
    status: z.enum(companyStatusWords),
    statusText: text(300).describe("the register's own word"),
    register: z.object({ code: text(100), name: text(300), isDemo: z.boolean() }),
    matched: z.enum(matches),
    formerNames: z.array(text(1000)).max(60),
    foundedOn: z.iso.date().max(10).nullable().describe('where the register says so'),
    fetchedOn: z.iso.date().max(10).describe('the day on which the record was read'),
    card: matchExplanation,
    related: z.array(relatedCompany).max(100),
  })
  .meta({ id: 'Company' });
export type CompanyView = z.output<typeof companyView>;

/** One kind of number of a country; what is not known of it is empty. */
export const numberCriteriaView = z
  .object({
    short: text(60).describe('what the country calls it, for a label: HRB/HRA, ИНН'),
    name: text(200),
    format: text(300).describe('in words'),
    example: text(60).describe('rightly formed, no company on purpose'),
    accepts: text(2_000)
      .nullable()
      .describe(
        'an expression for the number in capitals without separators; one that differs is unusual, not wrong',
      ),
  })
  .meta({ id: 'NumberCriteria' });
export type NumberCriteriaView = z.output<typeof numberCriteriaView>;

export const searchCriteriaView = z
  .object({
    countryCode,
    registration: numberCriteriaView,
    tax: numberCriteriaView,
    hasNoTaxNumber: z.boolean().describe('the country has no VAT, and companies usually have no such number'),
    others: z.array(numberCriteriaView).max(3).describe('other numbers that are met on papers'),
    search: z.enum(registerSearches).nullable().describe('by what the public can search the register'),
    register: text(300).describe('name of the register'),
  })
  .meta({ id: 'SearchCriteria' });
export type SearchCriteriaView = z.output<typeof searchCriteriaView>;

const criteriaParams = z.object({
  countryCode: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .max(2),
});

/** What a company of the country is looked for by. A country of which nothing is known has empty criteria. */
export const getSearchCriteria = defineEndpoint({
  name: 'getSearchCriteria',
  method: 'GET',
  path: '/companies/criteria/{countryCode}',
  summary: 'Numbers of a country and what its register can be asked',
  action: 'site.use',
  isShared: true,
  params: criteriaParams,
  reply: z.object({ criteria: searchCriteriaView }),
});

const verdict = z.enum(numberVerdicts);

/** What is said of typed numbers, check digits with it; a search with them is possible whatever is said. */
export const checkCompanyNumbers = defineEndpoint({
  name: 'checkCompanyNumbers',
  method: 'POST',
  path: '/companies/criteria/{countryCode}/check',
  summary: 'Whether numbers look like those of a country',
  action: 'site.use',
  params: criteriaParams,
  body: companyQuery.pick({ regCode: true, vatCode: true }),
  reply: z.object({ regCode: verdict, vatCode: verdict }),
});
export type CheckedNumbers = z.output<NonNullable<typeof checkCompanyNumbers.reply>>;
