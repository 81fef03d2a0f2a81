import { z } from 'zod';
import { currencies } from '#kernel/money.ts';
import { type ReportKind, reportKinds } from '#kernel/reports/report-kind.ts';
import {
  countryCode,
  emailText,
  instant,
  line,
  lines,
  minorUnits,
  text,
  trimmed,
  uuid,
} from '#kernel/shapes.ts';
import { maxTimeZoneLength } from '#kernel/time-zone.ts';
import { buyerLimits, orderPurposes, vatOutcomes } from './buyer/buyer-rules.ts';
import { type CustomerFileType, customerFileTypes, maxCustomerFileBytes } from './files/order-file-shape.ts';
import { lateView } from './late/late-shape.ts';
import { orderStates } from './order-states.ts';

export { maxOrderFiles, orderFileView } from './files/order-file-shape.ts';

export { type ShareOfferView, shareOfferView } from './share/share-offer-shape.ts';

/** As customers and staff call an order, e.g. CC-1001. */
export const orderNumber = text(40);

/** What the buyer typed where no register had the company. */
export const freeRequest = z
  .object({
    name: line(300).default(''),
    regCode: line(64).default(''),
    vatCode: line(64).default(''),
    address: line(500).default(''),
    phone: line(40).default(''),
    email: line(254).default(''),
    addInfo: lines(2000).default(''),
  })
  .refine(({ name, regCode, vatCode }) => name !== '' || regCode !== '' || vatCode !== '', {
    message: 'company_query_empty',
  });

/** An address a mail can be sent to; local parts and domains as RFC 5321 bounds them. */
export const mailAddress = trimmed(254).pipe(z.email().max(254));

/** A VAT or tax number as a buyer types it. */
export const typedVatCode = line(buyerLimits.vatCode);

const buyerTypes = ['Individual', 'LegalEntity'] as const;
const buyerType = z.enum(buyerTypes).default('Individual').describe('a company needs its name and country');

/** Whom an order is bought for, as a buyer says it; all of it may be left out. */
export const buyerInput = z
  .object({
    legalEntityType: buyerType,
    companyName: line(buyerLimits.companyName).default(''),
    vatCode: typedVatCode.default('').describe('VAT or tax number, checked by form and check digit'),
    countryCode: z
      .string()
      .regex(/^([A-Za-z]{2})?$/)
      .max(2)
      .default('')
      .describe('alpha-2'),
    address: line(buyerLimits.address).default(''),
    reference: line(buyerLimits.reference).default('').describe('your own, printed on receipts'),
    note: lines(buyerLimits.note).default('').describe('for whoever researches'),
    copies: z.array(mailAddress).max(buyerLimits.copies).default([]).describe('are sent the report as well'),
    purpose: z.enum(orderPurposes).nullable().default(null).describe('what the report is wanted for'),
    mayBeNamed: z
      .boolean()
      .default(false)
      .describe('whether we may name the buyer to the company that we ask'),
  })
  .meta({ id: 'BuyerInput' });

/** What VIES said of the VAT number of a buyer. */
export const vatCheckView = z
  .object({
    outcome: z.enum(vatOutcomes).describe('`unanswered` says nothing of the number: it is asked again'),
    name: text(300).describe('as registered; empty where the member state tells none'),
    address: text(500),
    requestIdentifier: text(100).describe('of the question at VIES; empty where it gave none'),
    askedAt: instant,
  })
  .meta({ id: 'VatCheck' });

/** The same, as it is kept with the order. */
export const buyerView = z
  .object({
    legalEntityType: z.enum(buyerTypes),
    companyName: text(buyerLimits.companyName),
    vatCode: text(buyerLimits.vatCode),
    countryCode: z
      .string()
      .regex(/^([a-z]{2})?$/)
      .max(2)
      .describe('lower case; empty where nobody said'),
    countryName: text(200),
    address: text(buyerLimits.address),
    reference: text(buyerLimits.reference),
    note: text(buyerLimits.note),
    copies: z.array(emailText).max(buyerLimits.copies),
    purpose: z.enum(orderPurposes).nullable(),
    mayBeNamed: z.boolean(),
    vatCheck: vatCheckView.nullable().describe('null where VIES was not asked'),
  })
  .meta({ id: 'Buyer' });
export type BuyerView = z.output<typeof buyerView>;

/** Whom the report is about, as stored with the order. */
export const orderSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('company'),
    companyId: uuid,
    name: text(1000),
    nameLat: text(1000),
    regCode: text(100),
    vatCode: text(100),
    address: text(1000),
    form: text(300),
    status: text(40),
    registerName: text(300),
    isDemo: z.boolean(),
  }),
  z.object({ kind: z.literal('request'), request: freeRequest }),
]);
export type OrderSubject = z.output<typeof orderSubject>;

export const workItemKinds = ['register', 'court', 'sanctions', 'accounts', 'interview'] as const;
export type WorkItemKind = (typeof workItemKinds)[number];
/** Which of them a report takes: an annual one says nothing of courts and lists. */
export const workItemsOfKinds: Readonly<Record<ReportKind, readonly WorkItemKind[]>> = {
  credit: workItemKinds,
  annual: ['register', 'accounts', 'interview'],
};
export const workItemOutcomes = ['found', 'nothing_found', 'partly', 'unavailable'] as const;
export type WorkItemOutcome = (typeof workItemOutcomes)[number];

const workItemView = z.object({
  kind: z.enum(workItemKinds),
  doneAt: instant.nullable(),
  outcome: z.enum(workItemOutcomes).nullable(),
});

const clarificationView = z.object({
  id: uuid,
  question: text(2000),
  askedAt: instant,
  answer: text(4000).nullable(),
  answeredAt: instant.nullable(),
});

/** What a claim may bring along, copies of an official source. */
export const claimFileTypes = customerFileTypes;
export type ClaimFileType = CustomerFileType;
export const maxClaimFileBytes = maxCustomerFileBytes;
export const maxClaimFiles = 3;
export const maxClaims = 3;
export const maxClaimLength = 4_000;

/** `proposed`: one of us would give money back, and another one decides. */
export const claimStates = ['open', 'proposed', 'rejected', 'corrected', 'refunding', 'refunded'] as const;
export type ClaimState = (typeof claimStates)[number];
/** Somebody of us has to do something about it. */
export const waitingClaimStates: readonly ClaimState[] = ['open', 'proposed'];
/** As long as the words that the customer reads about it. */
export const maxDecisionLength = 2_000;

/** What a customer says is wrong in a delivered report. */
export const claimView = z
  .object({
    id: uuid,
    text: text(maxClaimLength),
    madeAt: instant,
    state: z
      .enum(claimStates)
      .exclude(['proposed'])
      .describe('what one of us proposes to another is not told: such a claim is open'),
    answerDue: instant.describe('by when it is confirmed by a person'),
    decisionDue: instant,
    answeredAt: instant.nullable(),
    decidedAt: instant.nullable(),
    decision: text(maxDecisionLength).nullable().describe('in the language of the order'),
    refundMinor: minorUnits.nullable().describe('of the currency of the order'),
    files: z
      .array(
        z.object({ id: uuid, type: z.enum(claimFileTypes), size: z.int().min(1).max(maxClaimFileBytes) }),
      )
      .max(maxClaimFiles),
  })
  .meta({ id: 'Claim' });
export type ClaimView = z.output<typeof claimView>;

const days = z.int().min(0).max(60);
/** So many are shown, the latest. */
export const maxClarifications = 500;
export const maxEvents = 1_000;

/** An order as its customer may see it. */
export const orderView = z
  .object({
    number: orderNumber,
    state: z.enum(orderStates),
    revision: z.int().min(1).max(32_767),
    countryCode: countryCode.describe('lower case'),
    countryName: text(200),
    reportContentTypeId: z.enum(reportKinds),
    subject: orderSubject,
    tariffName: text(200),
    priceMinor: minorUnits,
    agreedMinor: minorUnits.nullable().describe('the share of the price that a thin report is taken for'),
    late: lateView.nullable().describe('where its report is late, was sent late, or probably will be'),
    currency: z.enum(currencies),
    minDays: days,
    maxDays: days,
    email: emailText,
    buyer: buyerView.nullable().describe('whom it is bought for, where somebody said'),
    timeZone: text(maxTimeZoneLength).nullable().describe("the buyer's, by its IANA name"),
    placedAt: instant,
    startedAt: instant.nullable(),
    dueMin: instant.nullable(),
    dueMax: instant.nullable(),
    dueBy: instant
      .nullable()
      .describe('by when the report is there at the latest; before the card is confirmed, as if it were now'),
    sentAt: instant.nullable(),
    endReason: text(500).describe(
      'why it ended without a report, as its buyer was written; empty where nothing was said',
    ),
    workItems: z.array(workItemView).max(20),
    clarifications: z.array(clarificationView).max(maxClarifications),
    events: z.array(z.object({ event: text(60), state: z.enum(orderStates), at: instant })).max(maxEvents),
  })
  .meta({ id: 'Order' });
export type OrderView = z.output<typeof orderView>;
