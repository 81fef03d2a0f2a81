import { type ApiDocument, openApiDocument } from '#platform/http/openapi.ts';
import type { AnyEndpoint } from '#platform/http/register-endpoint.ts';
import { apiExamples } from './api-examples.ts';

const description = `Find foreign companies, order credit reports on them, and follow the order. The card is debited only
after the report is sent.

The page [/api/docs](/api/docs) says the same for people.`;

export type { ApiDocument } from '#platform/http/openapi.ts';

/** What the groups of calls are about, in the order in which a program meets them. */
const tags = {
  Auth: 'Registering, signing in, and links of mails.',
  User: 'The account of the person who is signed in.',
  Role: 'Roles and what they are called.',
  Dictionary: 'Countries, tariffs, reviews, kinds of files, and sample reports.',
  Report: 'The price list.',
  SearchReport: 'The search for a company.',
  companies: 'Names of companies while they are being typed.',
  FeedBack: 'The contact form.',
  DataRequests: 'What people ask about data on them.',
  registers: 'Open sources on the companies of a country.',
  orders: 'Placing an order, paying for it, following it by its secret link, and its report.',
  account: 'Orders of the person who is signed in, and of their company.',
  'example-report': 'The example of a report: what its page and its card show.',
  reports: 'Whether a report is genuine and current, for whoever holds it.',
  'on-time': 'How many reports came by the promised hour.',
  staff: 'The back office: the queue, the report editor, questions, reviews, people.',
} as const;

/** Calls in the order in which a program meets them; the others come after those of their group, by name. */
const first = [
  'register',
  'confirmEmail',
  'login',
  'refreshToken',
  'logout',
  'getProfile',
  'updateProfile',
  'changePassword',
  'listCountryGroups',
  'listCountriesOfGroup',
  'listCountries',
  'getCountry',
  'getSampleReport',
  'getCompanyReviews',
  'findCompany',
  'placeOrder',
  'trackOrder',
  'checkPayment',
  'payOrder',
  'answerClarification',
  'downloadReport',
  'listQueue',
  'getStaffOrder',
  'assignOrder',
];

function place({ name }: AnyEndpoint): number {
  const index = first.indexOf(name);
  return index < 0 ? first.length : index;
}

/** What parameters mean whose contracts do not say it. */
const parameters = {
  orderId: 'The id of the order.',
  locale: 'Language of the file.',
  view: 'Which of them.',
  state: 'Which of them.',
  page: 'From 1 on.',
  pageSize: 'How many on a page.',
  search: 'A part of what is looked for; empty for everything.',
  role: 'Only those of this role.',
  countryId: 'Only those of this country, by its id.',
  countryCode: 'Alpha-2 code of the country.',
  companyId: 'The id that the search gave.',
  questionId: 'The id of the question.',
  reviewId: 'The id of the review.',
  sessionId: 'The id of the sign-in.',
  accountId: 'The id of the account.',
  invitationId: 'The id of an invitation of staff.',
  addressId: 'The id of the address.',
  key: 'The last part of the address that the profile tells.',
} as const;

/** The one document of the whole API. */
export function apiDocument(
  endpoints: readonly AnyEndpoint[],
  about: { version: string; publicUrl: string; contactEmail: string },
): ApiDocument {
  const inOrder = endpoints.toSorted((a, b) => place(a) - place(b));
  return openApiDocument(inOrder, {
    version: about.version,
    title: 'Countercheck API',
    description,
    contact: { name: 'Countercheck', url: `${about.publicUrl}/contact`, email: about.contactEmail },
    tags,
    parameters,
    examples: apiExamples,
  });
}
