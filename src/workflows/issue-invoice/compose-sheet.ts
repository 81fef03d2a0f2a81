import { type CalendarDay, calendarDayOf } from '#kernel/business-days.ts';
import type { Locale, Localized } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { type Invoice, writtenNumber } from '#modules/invoices/service.ts';
import { isCheaperByLateness, lateRuleWords, type Order, subjectName } from '#modules/orders/service.ts';
import type { ReceiptSheet } from '#modules/reports/service.ts';
import type { Seller } from '#modules/sellers/contract.ts';
import { type SellerTax, taxOf } from './tax-of.ts';
import { words } from './texts/words.ts';

/**
 * Whom the order was bought for, or the company the buyer's account acts for; of others the e-mail address is all there
 * is. What is not known is empty.
 */
export type PaperBuyer = Readonly<{
  name: string;
  address: string;
  countryName: Localized | undefined;
  /** Alpha-2, upper case; of a profile nobody knows it. */
  countryCode: string;
  number: string;
  vatCode: string;
  reference: string;
  /** What VIES said of the number; undefined where it was not asked. */
  vat?:
    | Readonly<{ outcome: 'valid' | 'not_valid' | 'unanswered'; requestIdentifier: string; askedAt: Date }>
    | undefined;
}>;

/** Everything a paper says, in one language. Pure: the same movement of money reads the same for ever. */
export function composeSheet(
  locale: Locale,
  paper: Readonly<{
    invoice: Invoice;
    order: Pick<
      Order,
      'number' | 'subject' | 'reportKind' | 'tariff' | 'agreedMinor' | 'lateDays' | 'latePercent' | 'email'
    >;
    countryName: Localized;
    seller: Seller | undefined;
    sellerTax: SellerTax | undefined;
    buyer: PaperBuyer | undefined;
    card: Readonly<{ brand: string; last4: string }> | undefined;
    /** By when an invoice is paid. */
    dueOn: CalendarDay | undefined;
    /** Numbers of the order's receipts or invoices, for a credit note. */
    receipts: readonly string[];
  }>,
): ReceiptSheet {
  const { invoice, order, countryName, seller, sellerTax, buyer, card, dueOn, receipts } = paper;
  const text = words[locale];
  const rule = lateRuleWords[locale];
  const { kind, amountMinor, currency, issuedAt } = invoice;
  const amount = formatMoney({ amountMinor, currency }, locale);
  const vat = buyer?.vat;
  const tax = taxOf(
    amountMinor,
    sellerTax,
    buyer && { ...buyer, isVatRefused: vat?.outcome === 'not_valid' },
  );
  const askedOn = vat && zonedDay(vat.askedAt, { locale, timeZone: null });
  const said = (minor: number) => formatMoney({ amountMinor: minor, currency }, locale);
  const report = reportKindName(order.reportKind, locale);
  const company = subjectName(order.subject);
  const isTaken = kind !== 'credit_note';
  const isInvoice = kind === 'invoice';
  return {
    lang: locale,
    title: `${text.kinds[kind]} ${writtenNumber(invoice)}`,
    kind: text.kinds[kind],
    facts: [
      { label: text.number, value: writtenNumber(invoice) },
      { label: text.date, value: zonedDay(issuedAt, { locale, timeZone: null }) },
      ...(isInvoice && dueOn !== undefined
        ? [{ label: text.payBy, value: zonedDay(new Date(`${dueOn}T12:00:00Z`), { locale, timeZone: null }) }]
        : []),
      { label: text.order, value: order.number },
      ...(buyer === undefined || buyer.reference === ''
        ? []
        : [{ label: text.reference, value: buyer.reference }]),
    ],
    issuedOn: calendarDayOf(issuedAt),
    seller: {
      label: text.seller,
      lines:
        seller === undefined
          ? [text.demoSeller, text.demoAddress]
          : present([
              seller.name,
              seller.address,
              seller.number && text.companyNumber(seller.number),
              sellerTax && text.vatNumber(sellerTax.number),
              seller.email,
            ]),
    },
    buyer: {
      label: text.buyer,
      lines: present([
        buyer?.name,
        buyer?.address,
        buyer?.countryName?.[locale],
        buyer?.number && text.companyNumber(buyer.number),
        buyer?.vatCode && text.vatNumber(buyer.vatCode),
        order.email,
      ]),
    },
    head: { what: text.what, amount: text.amount },
    rows: [
      {
        what: isTaken ? text.taken(report, company) : text.givenBack(report, company),
        detail: [
          text.detail(order.number, order.tariff.name[locale], countryName[locale]),
          ...(isCheaperByLateness(order)
            ? [text.late(rule.late(order.lateDays), rule.name, formatMoney(order.tariff.price, locale))]
            : order.agreedMinor === null
              ? []
              : [text.share(formatMoney(order.tariff.price, locale))]),
        ].join(' · '),
        amount: tax.kind === 'included' ? said(tax.netMinor) : amount,
      },
      ...(tax.kind === 'included'
        ? [
            {
              what: text.vat(tax.percent),
              detail: text.vatOn(said(tax.netMinor)),
              amount: said(tax.taxMinor),
            },
          ]
        : []),
    ],
    total: { label: text.totals[kind], amount },
    notes: present([
      !isInvoice &&
        card &&
        text.card(`${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`, card.last4),
      ...(isInvoice
        ? [
            text.delivered,
            seller === undefined ? text.demoBank : text.transfer(seller.bank ?? '', writtenNumber(invoice)),
          ]
        : []),
      kind === 'receipt' && text.charged,
      !isTaken &&
        receipts.length > 0 &&
        text.corrects[dueOn === undefined ? 'receipt' : 'invoice'](receipts.join(', ')),
      tax.kind === 'unsaid' && text.noTax,
      tax.kind === 'reverse' && (tax.isWithinUnion ? text.reverseInUnion : text.reverse),
      tax.kind === 'reverse' &&
        vat?.outcome === 'valid' &&
        askedOn !== undefined &&
        text.viesValid(askedOn, vat.requestIdentifier),
      tax.kind === 'included' &&
        vat?.outcome === 'not_valid' &&
        askedOn !== undefined &&
        text.viesNotValid(askedOn),
      text.frozen,
    ]),
  };
}

function present(lines: readonly (string | false | undefined)[]): string[] {
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[];
}
