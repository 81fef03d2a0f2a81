import { registerAccountMails } from '#modules/accounts/jobs.ts';
import { createChecks } from '#modules/checks/service.ts';
import { createSiteTexts } from '#modules/content/service.ts';
import { registerRequestMails } from '#modules/data-requests/jobs.ts';
import { registerQuestionMails } from '#modules/feedback/jobs.ts';
import { createImportRuns } from '#modules/imports/service.ts';
import { createDossierDesk, createExampleReports } from '#modules/reports/service.ts';
import { createScreeningLists } from '#modules/screening/service.ts';
import { registerSellerMails } from '#modules/sellers/jobs.ts';
import { createOutboxDesk } from '#platform/jobs/outbox-desk.ts';
import { registerReturns } from '#workflows/answer-bounce/answer-bounce.ts';
import { createGiveAddress } from '#workflows/answer-bounce/give-address.ts';
import { createHoldDebit } from '#workflows/answer-bounce/hold-debit.ts';
import { createAnswerInbox } from '#workflows/answer-inbox/answer-inbox.ts';
import { createAdmission } from '#workflows/check-report/admission.ts';
import { createCheckEvidence } from '#workflows/check-report/check-evidence.ts';
import { createCheckReport } from '#workflows/check-report/check-report.ts';
import { createReadCheck } from '#workflows/check-report/read-check.ts';
import { createViewCheck } from '#workflows/check-report/view-check.ts';
import { createCiteDocuments } from '#workflows/cite-documents/cite-documents.ts';
import { createCollectDebts } from '#workflows/collect-debts/collect-debts.ts';
import { createReadEntries } from '#workflows/collect-debts/read-entries.ts';
import { createRemindDebtors } from '#workflows/collect-debts/remind-debtors.ts';
import { createCompareBooks } from '#workflows/compare-books/compare-books.ts';
import { createCountPromises } from '#workflows/count-promises/count-promises.ts';
import { openClaimsDesk } from '#workflows/decide-claim/open-claims-desk.ts';
import { registerDelivery } from '#workflows/deliver-report/deliver-report.ts';
import { registerMails } from '#workflows/deliver-report/register-mails.ts';
import { reportAnswerOf } from '#workflows/deliver-report/report-answer.ts';
import { reportCoverOf } from '#workflows/deliver-report/report-cover.ts';
import { createEditPrices } from '#workflows/edit-catalogue/edit-prices.ts';
import { createDeskHead } from '#workflows/edit-dossier/desk-head.ts';
import { createEditDossier } from '#workflows/edit-dossier/edit-dossier.ts';
import { createEditSeller } from '#workflows/edit-seller/edit-seller.ts';
import { createEditTexts } from '#workflows/edit-texts/edit-texts.ts';
import { createEndRetention } from '#workflows/end-retention/end-retention.ts';
import { createEraseAccount } from '#workflows/erase-account/erase-account.ts';
import { createExportData } from '#workflows/export-data/export-data.ts';
import { createFindAtDesk } from '#workflows/hand-out-orders/find-at-desk.ts';
import { createHandOut } from '#workflows/hand-out-orders/hand-out.ts';
import { createReadDesk } from '#workflows/hand-out-orders/read-desk.ts';
import { createIssueInvoice } from '#workflows/issue-invoice/issue-invoice.ts';
import { createJudgeHits } from '#workflows/judge-hits/judge-hits.ts';
import { createLeaveCompany } from '#workflows/leave-company/leave-company.ts';
import { createListMyOrders } from '#workflows/list-my-orders/list-my-orders.ts';
import { createMendOutbox } from '#workflows/mend-outbox/mend-outbox.ts';
import { createMergeCompanies } from '#workflows/merge-companies/merge-companies.ts';
import { createOfferShare } from '#workflows/offer-share/offer-share.ts';
import { createCheckVat } from '#workflows/place-order/check-vat.ts';
import { createPlaceOrder } from '#workflows/place-order/place-order.ts';
import { allowedActions } from '#workflows/prepare-report/allowed-actions.ts';
import { createPrepareReport } from '#workflows/prepare-report/prepare-report.ts';
import { createStaffView } from '#workflows/prepare-report/staff-view.ts';
import { createReadAudit } from '#workflows/read-audit/read-audit.ts';
import { createReadReport } from '#workflows/read-report/read-report.ts';
import { createReadTimeline } from '#workflows/read-timeline/read-timeline.ts';
import { createRemindCustomers } from '#workflows/remind-customer/remind-customer.ts';
import { createReadOrdersAgain } from '#workflows/research-company/read-orders-again.ts';
import { createRescreenOrders } from '#workflows/research-company/rescreen-orders.ts';
import { createResearchCompany } from '#workflows/research-company/research-company.ts';
import { createScreenedAssembly } from '#workflows/research-company/screened-assembly.ts';
import { createReviewOrder } from '#workflows/review-order/review-order.ts';
import { createSampleReport } from '#workflows/sample-report/sample-report.ts';
import { createForcePayment } from '#workflows/settle-payment/force-payment.ts';
import { registerGatewayJobs } from '#workflows/settle-payment/gateway-jobs.ts';
import { registerHoldMails } from '#workflows/settle-payment/hold-mails.ts';
import { createSettle } from '#workflows/settle-payment/settle.ts';
import { registerClaimMails } from '#workflows/track-order/claim-mails.ts';
import { createTrackOrder } from '#workflows/track-order/track-order.ts';
import { viewClaim, viewOrder, viewPayment } from '#workflows/track-order/view.ts';
import { createVerifyReport } from '#workflows/verify-report/verify-report.ts';
import { createWarnOfDelay } from '#workflows/warn-of-delay/warn-of-delay.ts';
import { createWatchDesk } from '#workflows/watch-desk/watch-desk.ts';
import { createWatchImports } from '#workflows/watch-imports/watch-imports.ts';
import { openPages } from './open-pages.ts';
import { createRooms, type Surroundings } from './rooms.ts';
import { sessionRequestOf } from './session-request.ts';

/** Builds every room and introduces them to each other: the only place that knows everyone. */
export async function createServices(surroundings: Surroundings) {
  const { config, clock, log, db, secrets, publicUrl } = surroundings;
  const { rooms, questions, reviews, samples, renderer, searchRefresh } = await createRooms(surroundings);
  const { claims, liveRegisters, mailer, researchRuns } = rooms;

  const alarm = (words: string, details: Record<string, string>) => log.error(details, words);
  const settle = createSettle({ ...rooms, alarm });
  const { check: checkPayment, mayHoldAnew } = settle;
  const coverOf = reportCoverOf(rooms);
  registerGatewayJobs({
    ...{ ...rooms, settle, sessionRequest: sessionRequestOf({ ...rooms, publicUrl }) },
    holdsDebit: createHoldDebit(rooms),
  });
  registerReturns(rooms);
  const checkVat = createCheckVat(rooms);
  const issueInvoice = createIssueInvoice({
    ...{ ...rooms, receipts: renderer, askVatAgain: checkVat.askAgain },
  });
  const outboxDesk = createOutboxDesk({ clock });
  const { resendMail, orderMails, ...mails } = registerMails({
    ...{ ...rooms, outboxDesk, publicUrl },
    answerOf: reportAnswerOf({ ...rooms, coverOf }),
    invoiceOf: issueInvoice.attachment,
  });
  const delivery = registerDelivery({
    ...{ ...rooms, ...mails, checkPayment, mayHoldAnew },
    ...{ coverOf, alarm, publicUrl },
  });
  registerClaimMails({ ...rooms, contactEmail: config.contactEmail, publicUrl });
  registerHoldMails({ ...rooms, contactEmail: config.contactEmail, publicUrl });
  registerAccountMails({ ...rooms, publicUrl, unseal: secrets.unseal });
  registerQuestionMails({ ...rooms, questions, contactEmail: config.contactEmail, publicUrl });
  registerRequestMails({ ...rooms, contactEmail: config.contactEmail, publicUrl });
  registerSellerMails({ ...rooms, contactEmail: config.contactEmail, publicUrl });
  const { holdMaxDays } = config;
  const assembly = createScreenedAssembly(rooms);
  const rescreen = createRescreenOrders({ ...rooms, lists: assembly });
  const readAgain = createReadOrdersAgain(rooms);
  const researchCompany = createResearchCompany({ ...rooms, ...assembly, rescreen, readAgain });
  const checks = createChecks({ clock });
  const readCheck = createReadCheck({ ...rooms, ...assembly, checks });
  const admit = createAdmission({ checks, readCheck });
  const offerShare = createOfferShare(rooms);
  const prepareReport = createPrepareReport({ ...rooms, delivery, admit, askBuyer: offerShare.ask });
  const importRuns = createImportRuns({ db, clock });
  const siteTexts = createSiteTexts({
    ...{ db, clock, isKnownPath: surroundings.isSitePath },
    warn: (error, text) =>
      log.error({ text, err: error }, 'a published text cannot be read: its file is shown'),
  });
  return {
    ...rooms,
    reads: surroundings.reads,
    askedSources: new Set(researchRuns.sources),
    searchRefresh,
    settle,
    coverOf,
    placeOrder: createPlaceOrder({ ...rooms, secrets, holdMaxDays, checkVat }),
    leaveCompany: createLeaveCompany(rooms),
    listMyOrders: createListMyOrders(rooms),
    trackOrder: createTrackOrder({ ...rooms, checkPayment, holdMaxDays }),
    readReport: createReadReport({ ...rooms, coverOf, publicUrl }),
    reviewOrder: createReviewOrder({ ...rooms, secrets, reviews }),
    prepareReport,
    offerShare,
    checkReport: createCheckReport({ ...rooms, checks, readCheck, approve: prepareReport.approve }),
    answerInbox: createAnswerInbox(rooms),
    viewCheck: createViewCheck({ ...rooms, checks, readCheck }),
    checkEvidence: createCheckEvidence(rooms),
    editPrices: createEditPrices(rooms),
    siteTexts,
    editSeller: createEditSeller(rooms),
    editTexts: createEditTexts({ ...rooms, siteTexts }),
    editDossier: createEditDossier({
      ...rooms,
      dossierDesk: createDossierDesk({ clock }),
      headOf: createDeskHead({ ...rooms, viewPayment, actionsOf: allowedActions }),
    }),
    citeDocuments: createCiteDocuments({
      ...rooms,
      fetchPage: config.fetchesPages ? openPages(surroundings) : undefined,
    }),
    readDesk: createReadDesk(rooms),
    readTimeline: createReadTimeline(rooms),
    findAtDesk: createFindAtDesk(rooms),
    handOut: createHandOut({ ...rooms, assign: prepareReport.assign }),
    exportData: createExportData(rooms),
    mergeCompanies: createMergeCompanies(rooms),
    mendOutbox: createMendOutbox({ ...rooms, outboxDesk }),
    orderMails,
    resendMail,
    giveAddress: createGiveAddress(rooms),
    eraseAccount: createEraseAccount(rooms),
    remindCustomers: createRemindCustomers({ ...rooms, reviews }),
    forcePayment: createForcePayment({ ...rooms, settle }),
    warnOfDelay: createWarnOfDelay(rooms),
    issueInvoice,
    onDocument: renderer.onDocument,
    collectDebts: createCollectDebts({ ...rooms, settle }),
    remindDebtors: createRemindDebtors(rooms),
    readEntries: createReadEntries(rooms),
    compareBooks: createCompareBooks({ ...rooms, settle, alarm }),
    readAudit: createReadAudit(rooms),
    endRetention: createEndRetention(rooms),
    countPromises: createCountPromises({ ...rooms, reads: surroundings.reads }),
    ...openClaimsDesk({ ...rooms, contactEmail: config.contactEmail, publicUrl }),
    watchDesk: createWatchDesk(rooms),
    importRuns,
    watchImports: createWatchImports({
      ...{ clock, importRuns, screeningLists: createScreeningLists({ db, clock }) },
      ...{ registerPlans: config.registerRefresh, listPlans: config.listRefresh },
    }),
    researchCompany,
    judgeHits: createJudgeHits({ ...rooms, ...assembly, reassemble: researchCompany.reassemble }),
    verifyReport: createVerifyReport(rooms),
    sampleReport: createSampleReport({ ...rooms, samples, examples: createExampleReports({ clock }) }),
    staffView: createStaffView({
      ...rooms,
      viewOrder: (order, locale, happened) => viewOrder(rooms, order, locale, happened),
      viewClaims: async (orderId) => (await claims.list(db, orderId)).map(viewClaim),
      viewPayment,
    }),
    async close() {
      await researchRuns.close();
      await searchRefresh.close();
      mailer.close();
      await liveRegisters.close();
      await renderer.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
