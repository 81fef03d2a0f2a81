import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '#modules/accounts/routes.ts';
import { companyRoutes } from '#modules/companies/routes.ts';
import { countryRoutes } from '#modules/countries/routes.ts';
import { dataRequestRoutes } from '#modules/data-requests/routes.ts';
import { feedbackRoutes } from '#modules/feedback/routes.ts';
import { registerRoutes } from '#modules/registers/routes.ts';
import { sources } from '#modules/registers/sources.ts';
import { apiDocsRoutes } from '#platform/api-docs/routes.ts';
import type { Authenticate } from '#platform/http/register-endpoint.ts';
import { answerBounceRoutes } from '#workflows/answer-bounce/routes.ts';
import { answerInboxRoutes } from '#workflows/answer-inbox/routes.ts';
import { checkReportRoutes } from '#workflows/check-report/routes.ts';
import { citeDocumentsRoutes } from '#workflows/cite-documents/routes.ts';
import { collectDebtsRoutes } from '#workflows/collect-debts/routes.ts';
import { compareBooksRoutes } from '#workflows/compare-books/routes.ts';
import { countPromisesRoutes } from '#workflows/count-promises/routes.ts';
import { decideClaimRoutes } from '#workflows/decide-claim/routes.ts';
import { deliverReportRoutes } from '#workflows/deliver-report/routes.ts';
import { editCatalogueRoutes } from '#workflows/edit-catalogue/routes.ts';
import { editDossierRoutes } from '#workflows/edit-dossier/routes.ts';
import { editSellerRoutes } from '#workflows/edit-seller/routes.ts';
import { editTextsRoutes } from '#workflows/edit-texts/routes.ts';
import { eraseAccountRoutes } from '#workflows/erase-account/routes.ts';
import { exportDataRoutes } from '#workflows/export-data/routes.ts';
import { findCompanyRoutes } from '#workflows/find-company/routes.ts';
import { handOutOrdersRoutes } from '#workflows/hand-out-orders/routes.ts';
import { issueInvoiceRoutes } from '#workflows/issue-invoice/routes.ts';
import { judgeHitsRoutes } from '#workflows/judge-hits/routes.ts';
import { leaveCompanyRoutes } from '#workflows/leave-company/routes.ts';
import { listMyOrdersRoutes } from '#workflows/list-my-orders/routes.ts';
import { mendOutboxRoutes } from '#workflows/mend-outbox/routes.ts';
import { mergeCompaniesRoutes } from '#workflows/merge-companies/routes.ts';
import { offerShareRoutes } from '#workflows/offer-share/routes.ts';
import { placeOrderRoutes } from '#workflows/place-order/routes.ts';
import { isWhole, pickPage } from '#workflows/prepare-report/pick-page.ts';
import { prepareReportRoutes } from '#workflows/prepare-report/routes.ts';
import { readAuditRoutes } from '#workflows/read-audit/routes.ts';
import { accountReportRoutes, readReportRoutes } from '#workflows/read-report/routes.ts';
import { readTimelineRoutes } from '#workflows/read-timeline/routes.ts';
import { researchCompanyRoutes } from '#workflows/research-company/routes.ts';
import { reviewOrderRoutes } from '#workflows/review-order/routes.ts';
import { sampleReportRoutes } from '#workflows/sample-report/routes.ts';
import { settlePaymentRoutes } from '#workflows/settle-payment/routes.ts';
import { accountOrderRoutes, trackOrderRoutes } from '#workflows/track-order/routes.ts';
import { verifyReportRoutes } from '#workflows/verify-report/routes.ts';
import { watchDeskRoutes } from '#workflows/watch-desk/routes.ts';
import { watchImportsRoutes } from '#workflows/watch-imports/routes.ts';
import { apiAreas } from './api-areas.ts';
import { type ApiDocument, apiDocument } from './api-document.ts';
import { apiGuide } from './api-guide.ts';
import { listEndpoints } from './endpoints.ts';
import type { Services } from './services.ts';

const documentPath = '/api/v1/openapi.json';

/** Registers every call of the API with the server. */
export function apiRoutes(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
  about: { version: string; publicUrl: () => string; contactEmail: string },
) {
  const { db, reads, accounts, countries, companies, feedback, reviewOrder } = services;
  const { placeOrder, trackOrder, prepareReport, staffView, reports, orders } = services;
  accountRoutes(app, { db, accounts });
  countryRoutes(app, { db: reads, countries });
  feedbackRoutes(app, { db, feedback, authenticate, countryOf: countries.getCountryById });
  dataRequestRoutes(app, { db, dataRequests: services.dataRequests, authenticate });
  companyRoutes(app);
  registerRoutes(app, { ...services, authenticate, sources });
  findCompanyRoutes(app, {
    db,
    reads,
    companies,
    countries,
    authenticate,
    liveRegisters: services.liveRegisters,
  });
  placeOrderRoutes(app, { authenticate, placeOrder });
  trackOrderRoutes(app, { authenticate, trackOrder });
  accountOrderRoutes(app, { authenticate, trackOrder });
  leaveCompanyRoutes(app, { authenticate, leaveCompany: services.leaveCompany });
  offerShareRoutes(app, { authenticate, offerShare: services.offerShare });
  answerBounceRoutes(app, { authenticate, giveAddress: services.giveAddress });
  issueInvoiceRoutes(app, { authenticate, issueInvoice: services.issueInvoice });
  readReportRoutes(app, { authenticate, readReport: services.readReport });
  accountReportRoutes(app, { authenticate, readReport: services.readReport });
  sampleReportRoutes(app, services);
  verifyReportRoutes(app, services);
  listMyOrdersRoutes(app, { authenticate, listMyOrders: services.listMyOrders });
  exportDataRoutes(app, { authenticate, exportData: services.exportData });
  eraseAccountRoutes(app, { authenticate, eraseAccount: services.eraseAccount });
  countPromisesRoutes(app, services);
  watchDeskRoutes(app, { authenticate, watchDesk: services.watchDesk });
  watchImportsRoutes(app, { authenticate, watchImports: services.watchImports });
  checkReportRoutes(app, { ...services, authenticate });
  judgeHitsRoutes(app, { authenticate, judgeHits: services.judgeHits });
  citeDocumentsRoutes(app, { authenticate, citeDocuments: services.citeDocuments });
  researchCompanyRoutes(app, { authenticate, researchCompany: services.researchCompany });
  reviewOrderRoutes(app, { authenticate, reviewOrder });
  editCatalogueRoutes(app, { authenticate, editPrices: services.editPrices });
  editSellerRoutes(app, { authenticate, editSeller: services.editSeller });
  editTextsRoutes(app, { authenticate, editTexts: services.editTexts });
  decideClaimRoutes(app, { ...services, authenticate });
  settlePaymentRoutes(app, { ...services, authenticate });
  answerInboxRoutes(app, { authenticate, answerInbox: services.answerInbox });
  editDossierRoutes(app, { authenticate, editDossier: services.editDossier });
  handOutOrdersRoutes(app, { ...services, authenticate });
  readTimelineRoutes(app, { authenticate, readTimeline: services.readTimeline });
  deliverReportRoutes(app, { ...services, authenticate });
  readAuditRoutes(app, { authenticate, readAudit: services.readAudit });
  collectDebtsRoutes(app, { ...services, authenticate });
  compareBooksRoutes(app, { authenticate, compareBooks: services.compareBooks });
  mergeCompaniesRoutes(app, { authenticate, mergeCompanies: services.mergeCompanies });
  mendOutboxRoutes(app, { authenticate, mendOutbox: services.mendOutbox });
  prepareReportRoutes(app, {
    authenticate,
    prepareReport,
    view: staffView,
    takeClaimFile: (orderId, fileId, actor) =>
      db.transaction().execute((tx) => services.claims.takeFile(tx, orderId, fileId, actor)),
    takeOrderFile: (orderId, fileId, actor) =>
      db.transaction().execute((tx) => services.orderFiles.take(tx, orderId, fileId, actor)),
    async preview(orderId, locale) {
      const order = await orders.get(db, orderId);
      const dossier = await reports.getDossier(db, orderId, order.revision);
      const { pdf } = await reports.renderReport(dossier, await services.coverOf(order), locale);
      return { bytes: pdf, fileName: `${order.number}-${locale}-preview.pdf` };
    },
    async previewPages(orderId, locale, wanted) {
      const order = await orders.get(db, orderId);
      const dossier = await reports.getDossier(db, orderId, order.revision);
      const cover = await services.coverOf(order);
      const drawn = await reports.drawReport(dossier, cover, locale, isWhole(wanted) ? 'whole' : 'pages');
      return { ...pickPage(drawn, wanted), changeNo: dossier.changeNo ?? 0 };
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
    areas: apiAreas,
    guide: apiGuide,
    origin: about.publicUrl,
    tokens: readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8'),
  });
}
