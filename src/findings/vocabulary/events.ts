import type { Amount } from './amount.ts';
import type { Day } from './days.ts';
import type { Placed } from './place.ts';

/** What happened, in our words; the source's title stands beside it. */
export const filingKinds = [
  'incorporation',
  'accounts',
  'annual_return',
  'name_change',
  'form_change',
  'address_change',
  'capital_change',
  'officer_change',
  'owner_change',
  'articles_change',
  'merger',
  'charge',
  'insolvency',
  'dissolution',
  'restoration',
  'other',
] as const;
export type FilingKind = (typeof filingKinds)[number];

/** A document that was filed, or an entry that the register made. */
export type Filing = Placed<
  Readonly<{
    kind: 'filing';
    day: Day;
    filingKind: FilingKind;
    title: string;
    lang?: string;
    documentUrl?: string;
    /** The register's own number of the filing. */
    reference?: string;
  }>
>;

export const noticeKinds = [
  'insolvency',
  'restructuring',
  'liquidation',
  'strike_off',
  'court_case',
  'enforcement',
  'tax_debt',
  'charge',
  'sale_of_business',
  'other',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Where a proceeding stands after a notice. A judgment that closes or cancels is never read as one that opens: what the source's
 * words do not settle is `unstated`.
 */
export const noticeStages = [
  'threatened',
  'opened',
  'under_way',
  'converted',
  'closed',
  'cancelled',
  'satisfied',
  'unstated',
] as const;
export type NoticeStage = (typeof noticeStages)[number];

/** An official notice: court, gazette, enforcement, tax, charge. */
export type Notice = Placed<
  Readonly<{
    kind: 'notice';
    noticeKind: NoticeKind;
    stage: NoticeStage;
    day: Day;
    title: string;
    lang?: string;
    authority?: string;
    number?: string;
    /** What the company is in it: debtor, plaintiff, defendant. */
    role?: 'debtor' | 'creditor' | 'plaintiff' | 'defendant' | 'chargor' | 'other';
    amount?: Readonly<{ amount: Amount; currency: string }>;
    counterparty?: string;
    url?: string;
  }>
>;

/** What an authority says of taxes: whether a number is valid, whether debts are known. */
export type TaxStanding = Placed<
  Readonly<{
    kind: 'tax';
    about: 'vat_number' | 'vat_payer' | 'tax_debt' | 'tax_paid' | 'tax_regime';
    value: string;
    isValid?: boolean;
    amount?: Readonly<{ amount: Amount; currency: string }>;
    year?: number;
    since?: Day;
  }>
>;
