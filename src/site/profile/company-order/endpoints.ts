import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as invoices from '#workflows/issue-invoice/contract.ts';
import type * as shares from '#workflows/offer-share/contract.ts';
import type * as reports from '#workflows/read-report/contract.ts';
import type * as tracking from '#workflows/track-order/contract.ts';

// The contracts without their schemas, as in accounts/web/endpoints.ts.
export const readAccountOrder = bareEndpoint<typeof tracking.readAccountOrder>(
  'readAccountOrder',
  'GET',
  '/account/orders/{orderId}',
);
export const answerAccountOrder = bareEndpoint<typeof tracking.answerAccountOrder>(
  'answerAccountOrder',
  'POST',
  '/account/orders/{orderId}/answer',
);
export const payAccountOrder = bareEndpoint<typeof tracking.payAccountOrder>(
  'payAccountOrder',
  'POST',
  '/account/orders/{orderId}/pay',
);
export const cancelAccountOrder = bareEndpoint<typeof tracking.cancelAccountOrder>(
  'cancelAccountOrder',
  'POST',
  '/account/orders/{orderId}/cancel',
);
export const claimAccountOrder = bareEndpoint<typeof tracking.claimAccountOrder>(
  'claimAccountOrder',
  'POST',
  '/account/orders/{orderId}/claims',
);
export const chooseAccountShare = bareEndpoint<typeof shares.chooseAccountShare>(
  'chooseAccountShare',
  'POST',
  '/account/orders/{orderId}/share',
);
export const listAccountInvoices = bareEndpoint<typeof invoices.listAccountInvoices>(
  'listAccountInvoices',
  'GET',
  '/account/orders/{orderId}/invoices',
);
export const readAccountEvidence = bareEndpoint<typeof reports.readAccountEvidence>(
  'readAccountEvidence',
  'GET',
  '/account/orders/{orderId}/report/facts/{factId}',
);
