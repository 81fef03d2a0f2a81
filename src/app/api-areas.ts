import type { DocsArea } from '#platform/api-docs/docs-area.ts';

/** The pages of the API's description, in the order in which a program meets their calls. */
export const apiAreas: readonly DocsArea[] = [
  {
    id: 'countries',
    title: 'Countries and prices',
    about: 'Countries with their tariffs, the price list, open sources, and how many reports came on time.',
    paths: ['/Dictionary', '/Report', '/registers', '/on-time'],
  },
  {
    id: 'companies',
    title: 'Finding a company',
    about: 'The search by name or number, names while they are being typed, and one company by its id.',
    paths: ['/SearchReport', '/companies'],
  },
  {
    id: 'orders',
    title: 'Orders and payment',
    about:
      'Placing an order, paying for it, following it by its secret link, its questions, claims and invoices.',
    paths: ['/orders'],
  },
  {
    id: 'reports',
    title: 'Reports',
    about: 'The report of an order with its files and evidence, samples, and whether a report is genuine.',
    paths: [
      '/orders/{secret}/report',
      '/Dictionary/GetSampleReport',
      '/Dictionary/FileTypes',
      '/example-report',
      '/reports',
    ],
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    about: 'Registering, signing in, links of mails, and what roles are called.',
    paths: ['/Auth', '/Role'],
  },
  {
    id: 'account',
    title: 'The account',
    about:
      'The person who is signed in: profile, password, second factor, sign-ins, own orders and data, the company and its orders.',
    paths: ['/User', '/account'],
  },
  {
    id: 'questions',
    title: 'Questions and reviews',
    about: 'The contact form, requests about personal data, and reviews of reports.',
    paths: ['/FeedBack', '/DataRequests', '/Dictionary/GetCompanyReviews', '/orders/{secret}/review'],
  },
  {
    id: 'desk-queue',
    title: 'Desk: the queue',
    about: 'For staff: orders that wait, views and notes of the queue, the search of the desk, its figures.',
    paths: ['/staff/orders', '/staff/queue', '/staff/find', '/staff/dashboard'],
  },
  {
    id: 'desk-order',
    title: 'Desk: an order',
    about: 'For staff: one order from taking it to sending it, its mails, its timeline.',
    paths: ['/staff/orders/{orderId}'],
  },
  {
    id: 'desk-dossier',
    title: 'Desk: the dossier',
    about: 'For staff: research, values with their evidence, screening, preview.',
    paths: [
      'desk',
      'documents',
      'facts',
      'excuses',
      'sources',
      'research',
      'screening',
      'preview',
      'work-items',
      'not-found',
    ].map((part) => `/staff/orders/{orderId}/${part}`),
  },
  {
    id: 'desk-check',
    title: 'Desk: checking a report',
    about: 'For staff: what a second person looks at before a report is sent.',
    paths: ['check', 'submit', 'approve', 'reject'].map((part) => `/staff/orders/{orderId}/${part}`),
  },
  {
    id: 'desk-money',
    title: 'Desk: claims and money',
    about:
      'For staff: claims, refunds, chargebacks, debts, invoices, and our books beside those of the gateways.',
    paths: [
      ...['claims', 'claim-files', 'disputes', 'payments', 'write-off'].map(
        (part) => `/staff/orders/{orderId}/${part}`,
      ),
      '/staff/books',
      '/staff/debts',
      '/staff/credit-lines',
      '/staff/money-back',
      '/staff/transfers',
      '/staff/statements',
      '/staff/bank-entries',
    ],
  },
  {
    id: 'desk-inbox',
    title: 'Desk: the inbox',
    about: 'For staff: everything that a person must answer, questions, reviews and data requests.',
    paths: ['/staff/inbox', '/staff/questions', '/staff/reviews', '/staff/data-requests'],
  },
  {
    id: 'desk-catalogue',
    title: 'Desk: prices and sources',
    about:
      'For staff: price lists from draft to publication, records of one company, what sources of data answer, imports.',
    paths: ['/staff/catalogue', '/staff/companies', '/staff/sources', '/staff/imports'],
  },
  {
    id: 'desk-people',
    title: 'Desk: people and machinery',
    about: 'For staff: people, invitations, the audit trail, and work that did not succeed.',
    paths: ['/staff/people', '/staff/invitations', '/staff/security-events', '/staff/audit', '/staff/outbox'],
  },
].map((area) => ({ ...area, paths: area.paths.map((path) => `/api/v1${path}`) }));
