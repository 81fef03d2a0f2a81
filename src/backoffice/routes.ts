import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One address for both languages: colleagues send each other links, and each reads in their own. */
export default [
  layout('layout/StaffLayout.tsx', [
    route('orders/:orderId/statements', 'routes/statements.tsx'),
    route('inbox', 'routes/inbox.tsx'),
    route('inbox/requests/:requestId', 'routes/data-request.tsx'),
    route('feedback', 'routes/feedback.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('outbox', 'routes/outbox.tsx'),
    route('books', 'routes/books.tsx'),
    route('debts', 'routes/debts.tsx'),
    route('sources', 'routes/sources.tsx'),
    route('imports', 'routes/imports/list.tsx'),
    route('imports/:runId', 'routes/imports/run.tsx'),
    route('companies', 'routes/companies.tsx'),
    route('catalogue', 'routes/catalogue.tsx'),
    route('catalogue/history', 'routes/price-lists.tsx'),
    route('catalogue/texts', 'routes/site-texts/list.tsx'),
    route('catalogue/texts/:kind/:name', 'routes/site-texts/text.tsx'),
    route('catalogue/seller', 'routes/seller.tsx'),
    route('people', 'routes/user-administration.tsx'),
    route('audit', 'routes/audit.tsx'),
    route('security', 'routes/security.tsx'),
    route('second-factor', 'routes/second-factor.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layout/DeskLayout.tsx', [
    index('routes/queue.tsx'),
    route('orders/:orderId', 'routes/order.tsx'),
    route('orders/:orderId/dossier', 'routes/dossier.tsx'),
    route('orders/:orderId/review', 'routes/review.tsx'),
  ]),
  route('login', 'routes/login.tsx'),
  route('join', 'routes/join.tsx'),
] satisfies RouteConfig;
