import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { reportKinds, usualReportKind } from '#kernel/reports/report-kind.ts';
import { instant, line, requestMark, soughtId, text, uuid } from '#kernel/shapes.ts';
import { companyQuery, companyView, maxSuggestions, suggestedCompany } from '#modules/companies/contract.ts';
import { tariffView } from '#modules/countries/contract.ts';

/** What was typed, as it goes into an order where no company is chosen. */
export const typedRequest = companyQuery.extend({ id: uuid });
export type TypedRequest = z.output<typeof typedRequest>;

/**
 * What came of a search; a list may hold a single company that is only like the asked one. `unfinished`: nothing was found
 * before time ran out, which does not mean that there is nothing.
 */
export const searchOutcomes = ['one', 'list', 'none', 'unfinished'] as const;

/** Our own registers, searched here; every other source is a live register of others. */
export const localSource = 'local';

/** What one source has to say; `unfinished`: it had found nothing when time ran out. */
export const sourceStates = ['found', 'none', 'unfinished', 'unavailable', 'not_asked'] as const;

/** Why there is no answer, or a fact beside the companies. */
export const sourceNotes = [
  'vat_valid',
  'vat_invalid',
  'too_many',
  'cut_short',
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

const searchLimit = defineLimit('search', {
  visitor: [per(minuteSeconds, 30), per(hourSeconds, 600)],
  account: [per(minuteSeconds, 60), per(hourSeconds, 1_200)],
});

/** The specification's search. `companies` is null and `request` set where no register has the company. */
export const findCompany = defineEndpoint({
  name: 'findCompany',
  method: 'POST',
  path: '/SearchReport/FindCompany',
  summary: 'Find a company by name, registration number or TAX/VAT number',
  action: 'site.use',
  refuses: [404],
  limit: searchLimit,
  body: z.object({
    countryId: soughtId,
    reportContentTypeId: z.enum(reportKinds).default(usualReportKind),
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
    isCutShort: z
      .boolean()
      .describe(
        'time ran out before the search came to its end: asked again a little later, or for more of the name, it may find more',
      ),
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
  limit: searchLimit,
  params: z.object({ countryCode: anyCaseCountry, companyId: uuid }),
  reply: z.object({ company: knownCompanyView }),
});

/** The same company beside what was typed, field by field; nothing is searched. */
export const compareCompany = defineEndpoint({
  name: 'compareCompany',
  method: 'POST',
  path: '/SearchReport/Company/{countryCode}/{companyId}/compare',
  summary: 'How a company that a search has found fits what was typed',
  action: 'site.use',
  refuses: [404],
  limit: searchLimit,
  params: z.object({ countryCode: anyCaseCountry, companyId: uuid }),
  body: z.object({ company: companyQuery }),
  reply: z.object({ company: knownCompanyView, card: companyView.shape.card }),
});

/** A question for every pause in typing; a register is not read out in them. */
const suggestLimit = defineLimit('suggest', {
  visitor: [per(minuteSeconds, 120), per(hourSeconds, 1_500)],
  account: [per(minuteSeconds, 120), per(hourSeconds, 1_500)],
});

/** While a name is being typed; nothing that the search would not show. The answer is the same in both languages. */
export const suggestCompanies = defineEndpoint({
  name: 'suggestCompanies',
  method: 'GET',
  path: '/companies/suggest',
  summary: 'Companies whose name goes on from what was typed',
  details: 'At most 8, for a field that completes what is typed. The answer may be kept for a minute.',
  action: 'site.use',
  limit: suggestLimit,
  query: z.object({
    country: anyCaseCountry.describe('Alpha-2 code of the country.'),
    q: line(100).min(2).describe('The beginning of a name, in any alphabet.'),
  }),
  reply: z.object({ companies: z.array(suggestedCompany).max(maxSuggestions) }),
});
