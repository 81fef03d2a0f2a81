import type { FastifyInstance } from 'fastify';
import { authenticateRequest } from '#modules/accounts/authenticate-request.ts';
import * as accountContract from '#modules/accounts/contract.ts';
import { accountRoutes } from '#modules/accounts/routes.ts';
import * as countryContract from '#modules/countries/contract.ts';
import { countryRoutes } from '#modules/countries/routes.ts';
import * as feedbackContract from '#modules/feedback/contract.ts';
import { feedbackRoutes } from '#modules/feedback/routes.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import type { AnyEndpoint, Authenticate } from '#platform/http/register-endpoint.ts';
import * as findContract from '#workflows/find-company/contract.ts';
import { findCompanyRoutes } from '#workflows/find-company/routes.ts';
import * as listMyOrdersContract from '#workflows/list-my-orders/contract.ts';
import { listMyOrdersRoutes } from '#workflows/list-my-orders/routes.ts';
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
import type { Services } from './services.ts';

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
  sampleContract,
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
  version: string,
) {
  const { db, accounts, countries, companies, feedback, reviewing } = services;
  const { placing, tracking, preparing, staffView, reports, orders } = services;
  accountRoutes(app, { db, accounts });
  countryRoutes(app, { db, countries });
  feedbackRoutes(app, { db, feedback, authenticate, countryOf: countries.getCountryById });
  findCompanyRoutes(app, { db, companies, countries, authenticate });
  placeOrderRoutes(app, { authenticate, placing });
  trackOrderRoutes(app, { authenticate, tracking });
  sampleReportRoutes(app, services);
  const strictly = authenticateRequest({ db, accounts, isStrict: true });
  listMyOrdersRoutes(app, { authenticate: strictly, listing: services.listing });
  reviewOrderRoutes(app, { authenticate, reviewing });
  prepareReportRoutes(app, {
    authenticate,
    preparing,
    view: staffView,
    async preview(orderId, locale) {
      const order = await orders.get(db, orderId);
      const dossier = await reports.getDossier(db, orderId, order.revision);
      const { pdf } = await reports.renderReport(dossier, await services.coverOf(order), locale);
      return { bytes: pdf, fileName: `${order.number}-${locale}-preview.pdf` };
    },
  });
  const document = JSON.stringify(openApiDocument(listEndpoints(), version));
  app.get('/api/v1/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(document),
  );
}
