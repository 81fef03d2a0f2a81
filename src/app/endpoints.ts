import type { Limit } from '#kernel/limit.ts';
import * as accountContract from '#modules/accounts/contract.ts';
import * as countryContract from '#modules/countries/contract.ts';
import * as dataRequestContract from '#modules/data-requests/contract.ts';
import * as feedbackContract from '#modules/feedback/contract.ts';
import * as registerContract from '#modules/registers/contract.ts';
import type { AnyEndpoint } from '#platform/http/register-endpoint.ts';
import * as bounceContract from '#workflows/answer-bounce/contract.ts';
import * as inboxContract from '#workflows/answer-inbox/contract.ts';
import * as checkContract from '#workflows/check-report/contract.ts';
import * as citeContract from '#workflows/cite-documents/contract.ts';
import * as debtsContract from '#workflows/collect-debts/contract.ts';
import * as booksContract from '#workflows/compare-books/contract.ts';
import * as promisesContract from '#workflows/count-promises/contract.ts';
import * as decideContract from '#workflows/decide-claim/contract.ts';
import * as deliverContract from '#workflows/deliver-report/contract.ts';
import * as catalogueContract from '#workflows/edit-catalogue/contract.ts';
import * as editContract from '#workflows/edit-dossier/contract.ts';
import * as sellerContract from '#workflows/edit-seller/contract.ts';
import * as textsContract from '#workflows/edit-texts/contract.ts';
import * as eraseContract from '#workflows/erase-account/contract.ts';
import * as exportContract from '#workflows/export-data/contract.ts';
import * as findContract from '#workflows/find-company/contract.ts';
import * as handOutContract from '#workflows/hand-out-orders/contract.ts';
import * as invoiceContract from '#workflows/issue-invoice/contract.ts';
import * as judgeContract from '#workflows/judge-hits/contract.ts';
import * as leaveContract from '#workflows/leave-company/contract.ts';
import * as listMyOrdersContract from '#workflows/list-my-orders/contract.ts';
import * as mendContract from '#workflows/mend-outbox/contract.ts';
import * as mergeContract from '#workflows/merge-companies/contract.ts';
import * as offerShareContract from '#workflows/offer-share/contract.ts';
import * as placeContract from '#workflows/place-order/contract.ts';
import * as prepareContract from '#workflows/prepare-report/contract.ts';
import * as auditContract from '#workflows/read-audit/contract.ts';
import * as readContract from '#workflows/read-report/contract.ts';
import * as timelineContract from '#workflows/read-timeline/contract.ts';
import * as researchContract from '#workflows/research-company/contract.ts';
import * as reviewContract from '#workflows/review-order/contract.ts';
import * as sampleContract from '#workflows/sample-report/contract.ts';
import * as forceContract from '#workflows/settle-payment/contract.ts';
import * as trackContract from '#workflows/track-order/contract.ts';
import * as verifyContract from '#workflows/verify-report/contract.ts';
import * as watchContract from '#workflows/watch-desk/contract.ts';
import * as importsContract from '#workflows/watch-imports/contract.ts';

const contracts = [
  accountContract,
  countryContract,
  feedbackContract,
  dataRequestContract,
  registerContract,
  findContract,
  placeContract,
  trackContract,
  offerShareContract,
  bounceContract,
  verifyContract,
  readContract,
  listMyOrdersContract,
  leaveContract,
  reviewContract,
  researchContract,
  handOutContract,
  prepareContract,
  checkContract,
  editContract,
  citeContract,
  catalogueContract,
  sellerContract,
  textsContract,
  decideContract,
  forceContract,
  inboxContract,
  mendContract,
  mergeContract,
  timelineContract,
  booksContract,
  debtsContract,
  auditContract,
  deliverContract,
  invoiceContract,
  judgeContract,
  watchContract,
  importsContract,
  promisesContract,
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

/** Every limit that any endpoint is bound by. */
export function listLimits(): Limit[] {
  return [...new Set(listEndpoints().flatMap(({ limit }) => (limit === undefined ? [] : [limit])))];
}
