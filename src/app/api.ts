import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as accountContract from '#modules/accounts/contract.ts';
import { accountRoutes } from '#modules/accounts/routes.ts';
import { companyRoutes } from '#modules/companies/routes.ts';
import * as countryContract from '#modules/countries/contract.ts';
import { countryRoutes } from '#modules/countries/routes.ts';
import * as feedbackContract from '#modules/feedback/contract.ts';
import { feedbackRoutes } from '#modules/feedback/routes.ts';
import { apiDocsRoutes } from '#platform/api-docs/routes.ts';
import type { AnyEndpoint, Authenticate } from '#platform/http/register-endpoint.ts';
import * as eraseContract from '#workflows/erase-account/contract.ts';
import { eraseAccountRoutes } from '#workflows/erase-account/routes.ts';
import * as exportContract from '#workflows/export-data/contract.ts';
import { exportDataRoutes } from '#workflows/export-data/routes.ts';
import * as findContract from '#workflows/find-company/contract.ts';
import { findCompanyRoutes } from '#workflows/find-company/routes.ts';
import * as listMyOrdersContract from '#workflows/list-my-orders/contract.ts';
import { listMyOrdersRoutes } from '#workflows/list-my-orders/routes.ts';
import * as mendContract from '#workflows/mend-outbox/contract.ts';
import { mendOutboxRoutes } from '#workflows/mend-outbox/routes.ts';
import * as placeContract from '#workflows/place-order/contract.ts';
import { placeOrderRoutes } from '#workflows/place-order/routes.ts';
import * as prepareContract from '#workflows/prepare-report/contract.ts';
import { prepareReportRoutes } from '#workflows/prepare-report/routes.ts';
import * as reviewContract from '#workflows/review-order/contract.ts';
import { reviewOrderRoutes } from '#workflows/review-order/routes.ts';
import * as sampleContract from '#workflows/sample-report/contract.ts';
import { sampleReportRoutes } from '#workflows/sample-report/routes.ts';
import * as trackContract from '#workflows/track-order/contract.ts';
import { trackOrderRoutes } from '#workflows/track-order/routes.ts';
import { type ApiDocument, apiDocument } from './api-document.ts';
import { apiGuide } from './api-guide.ts';
import type { Services } from './services.ts';

const documentPath = '/api/v1/openapi.json';

const contracts = [
  accountContract,
  countryContract,
  feedbackContract,
  findContract,
  placeContract,
  trackContract,
  listMyOrdersContract,
  reviewContract,
  prepareContract,
  mendContract,
  sampleContract,
  exportContract,
  eraseContract,
];

/** Every endpoint that any contract defines: the OpenAPI document cannot forget one. */
export function listEndpoints(): AnyEndpoint[] {
  return contracts.flatMap((contract) => Object.values(contract).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'action' in value
  );
}

/** Hangs every call of the API on the server. */
export function apiRoutes(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
  about: { version: string; publicUrl: () => string; contactEmail: string },
) {
  const { db, accounts, countries, companies, feedback, reviewing } = services;
  const { placing, tracking, preparing, staffView, reports, orders } = services;
  accountRoutes(app, { db, accounts });
  countryRoutes(app, { db, countries });
  feedbackRoutes(app, { db, feedback, authenticate, countryOf: countries.getCountryById });
  companyRoutes(app);
  findCompanyRoutes(app, {
    db,
    companies,
    countries,
    authenticate,
    liveRegisters: services.liveRegisters,
  });
  placeOrderRoutes(app, { authenticate, placing });
  trackOrderRoutes(app, { authenticate, tracking });
  sampleReportRoutes(app, services);
  listMyOrdersRoutes(app, { authenticate, listing: services.listing });
  exportDataRoutes(app, { authenticate, exporting: services.exporting });
  eraseAccountRoutes(app, { authenticate, erase: services.erasing });
  reviewOrderRoutes(app, { authenticate, reviewing });
  mendOutboxRoutes(app, { authenticate, mending: services.mending });
  prepareReportRoutes(app, {
    authenticate,
    preparing,
    view: staffView,
    takeClaimFile: (orderId, fileId, actor) =>
      db.transaction().execute((tx) => services.claims.takeFile(tx, orderId, fileId, actor)),
    async preview(orderId, locale) {
      const order = await orders.get(db, orderId);
      const dossier = await reports.getDossier(db, orderId, order.revision);
      const { pdf } = await reports.renderReport(dossier, await services.coverOf(order), locale);
      return { bytes: pdf, fileName: `${order.number}-${locale}-preview.pdf` };
    },
  });
  // Made when it is first asked for: it takes a moment, and the address is known only by then.
  let document: ApiDocument | undefined;
  const getDocument = () => {
    document ??= apiDocument(listEndpoints(), { ...about, publicUrl: about.publicUrl() });
    return document;
  };
  let json: string | undefined;
  app.get(documentPath, (_request, reply) => {
    json ??= JSON.stringify(getDocument());
    return reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(json);
  });
  apiDocsRoutes(app, {
    path: '/api/docs',
    documentPath,
    getDocument,
    guide: apiGuide,
    origin: about.publicUrl,
    tokens: readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8'),
  });
}
