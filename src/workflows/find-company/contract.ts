import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { instant, line, requestMark, soughtId, text, uuid } from '#kernel/shapes.ts';
import { companyQuery, companyView, maxSuggestions, suggestedCompany } from '#modules/companies/contract.ts';
import { tariffView } from '#modules/countries/contract.ts';

/** What was typed, as it goes into an order where no company is chosen. */
export const typedRequest = companyQuery.extend({ id: uuid });
export type TypedRequest = z.output<typeof typedRequest>;

/** What came of a search; a list may hold a single company that is only like the asked one. */
export const searchOutcomes = ['one', 'list', 'none'] as const;

/** Our own registers, searched here; every other source is a live register of others. */
export const localSource = 'local';

/** What one source has to say. */
export const sourceStates = ['found', 'none', 'unavailable', 'not_asked'] as const;

/** Why there is no answer, or a fact beside the companies. */
export const sourceNotes = [
  'vat_valid',
  'vat_invalid',
  'too_many',
  'late',
  'no_answer',
  'too_often',
  'unexpected_answer',
] as const;

export const sourceView = z.object({
  source: text(40).describe('local: our own registers; else the code of a live register'),
  name: text(300),
  state: z.enum(sourceStates),
  note: z.enum(sourceNotes).nullable(),
  asOf: instant.nullable().describe('when a live register said so'),
  companyIds: z.array(uuid).max(100).describe('which companies of this answer it has'),
});
export type SourceView = z.output<typeof sourceView>;

/** The specification's search. `companies` is null and `request` set where no register has the company. */
export const findCompany = defineEndpoint({
  name: 'findCompany',
  method: 'POST',
  path: '/SearchReport/FindCompany',
  summary: 'Find a company by name, registration number or TAX/VAT number',
  action: 'site.use',
  refuses: [404],
  limit: 'search',
  body: z.object({
    countryId: soughtId,
    reportContentTypeId: z.literal('credit').default('credit'),
    requestId: requestMark,
    company: companyQuery,
  }),
  reply: z.object({
    error: z
      .object({ code: text(100), description: text(500) })
      .nullable()
      .describe(
        'the fields are in order but there is nothing to search for, such as `???`: nothing was asked, nothing found',
      ),
    reportTariffs: z.array(tariffView).max(50),
    companies: z.array(companyView).max(100).nullable(),
    hasMore: z.boolean().describe('as many companies are listed as can be, and more may fit as well'),
    request: typedRequest.nullable(),
    outcome: z.enum(searchOutcomes),
    /** Who was asked: "it has no such company" and "it did not answer" are told apart. */
    sources: z.array(sourceView).max(20),
  }),
  timeoutMs: 100_000,
});

const anyCaseCountry = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .max(2);

/** A company as a register has it; nothing was searched, so nothing was matched. */
export const knownCompanyView = companyView.omit({ matched: true, card: true, related: true });
export type KnownCompanyView = z.output<typeof knownCompanyView>;

/** One company of an earlier search by its id: the order goes on from its address, without searching again. */
export const getKnownCompany = defineEndpoint({
  name: 'getKnownCompany',
  method: 'GET',
  path: '/SearchReport/Company/{countryCode}/{companyId}',
  summary: 'One company that a search has found',
  action: 'site.use',
  limit: 'search',
  params: z.object({ countryCode: anyCaseCountry, companyId: uuid }),
  reply: z.object({ company: knownCompanyView }),
});

/** While a name is being typed; nothing that the search would not show. The answer is the same in both languages. */
export const suggestCompanies = defineEndpoint({
  name: 'suggestCompanies',
  method: 'GET',
  path: '/companies/suggest',
  summary: 'Companies whose name goes on from what was typed',
  details: 'At most 8, for a field that completes what is typed. The answer may be kept for a minute.',
  action: 'site.use',
  limit: 'suggest',
  query: z.object({
    country: anyCaseCountry.describe('Alpha-2 code of the country.'),
    q: line(100).min(2).describe('The beginning of a name, in any alphabet.'),
  }),
  reply: z.object({ companies: z.array(suggestedCompany).max(maxSuggestions) }),
});
