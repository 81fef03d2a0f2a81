import { z } from 'zod';
import { isErasedEmail } from '#kernel/erased-email.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import { drawTopic, type Invoice, type InvoicesService, writtenNumber } from '#modules/invoices/service.ts';
import {
  type Buyer,
  type Buyers,
  createOpenOrder,
  type Order,
  type OrderKey,
  type OrdersService,
} from '#modules/orders/service.ts';
import { isByInvoice, type PaymentsService } from '#modules/payments/service.ts';
import type { ReceiptRenderer } from '#modules/reports/service.ts';
import type { Sellers } from '#modules/sellers/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { composeSheet, type PaperBuyer } from './compose-sheet.ts';
import type { InvoiceView } from './contract.ts';
import { words } from './texts/words.ts';

const payloadShape = z.object({ invoiceId: z.string() });

const nobody: PaperBuyer = {
  name: '',
  address: '',
  countryName: undefined,
  countryCode: '',
  number: '',
  vatCode: '',
  reference: '',
};

export interface IssueInvoice {
  /** The papers of the order behind a secret link or of one's company, the first one first. Throws 404. */
  list(key: OrderKey): Promise<InvoiceView[]>;
  /** The invoice of an order, as its mail brings it; undefined of an order that is paid by card. */
  attachment(
    orderId: string,
    locale: Locale,
  ): Promise<{ fileName: string; bytes: Buffer; contentType: string } | undefined>;
  /** One of them as PDF. Throws 404 for somebody else's. */
  download(key: OrderKey, invoiceId: string, locale: Locale): Promise<FileReply>;
}

/** Draws receipts, invoices and credit notes after the money was booked, and hands them out to who holds the order's link. */
export function createIssueInvoice(deps: {
  db: Db;
  outbox: Outbox;
  orders: OrdersService;
  buyers: Buyers;
  payments: PaymentsService;
  countries: Countries;
  invoices: InvoicesService;
  debts: Pick<DebtsService, 'findOf'>;
  accounts: Pick<AccountsService, 'profiles' | 'legalEntities'>;
  receipts: ReceiptRenderer;
  sellers: Pick<Sellers, 'at'>;
  /** Asks VIES once more about the buyer of an order, where it was not heard. */
  askVatAgain: (orderId: string) => Promise<void>;
}): IssueInvoice {
  const { db, outbox, orders, buyers, payments, debts, countries, invoices, accounts, receipts } = deps;
  const { sellers, askVatAgain } = deps;
  const open = createOpenOrder({ db, orders, accounts });

  async function buyerOf(order: Order, said: Buyer | undefined): Promise<PaperBuyer | undefined> {
    const { name, address, number, vatCode } = (await companyOf(order)) ?? nobody;
    if (said === undefined) return name === '' ? undefined : { ...nobody, name, address, number, vatCode };
    const { countryCode, reference } = said;
    const country = countryCode === '' ? undefined : await countries.getCountryByCode(db, countryCode);
    // What was said with the order goes before the profile, and never a part of each.
    const isOwn = said.companyName === '' && said.address === '';
    return {
      ...(isOwn
        ? { name, address, number, vatCode }
        : {
            name: said.companyName,
            address: said.address,
            number: '',
            vatCode: said.vatCode,
            vat: await buyers.vatCheck(db, order.id),
          }),
      countryName: country?.name,
      countryCode,
      reference,
    };
  }

  /** The company that the buyer's account acts for; of a company's order its own, whoever of its people ordered. */
  async function companyOf(order: Order) {
    const accountId = (await accounts.legalEntities.directorOf(db, order.entityId)) ?? order.accountId;
    if (accountId === null) return undefined;
    try {
      const actor = { kind: 'account', accountId, role: 'Director' } as const;
      const profile = await accounts.profiles.get(db, actor);
      const { companyName: name, companyAddress: address, companyNumber: number, vatCode } = profile;
      return { name, address, number, vatCode };
    } catch (error) {
      // The account was erased between the payment and the paper.
      if (error instanceof Problem && error.code === problems.unauthenticated.code) return undefined;
      throw error;
    }
  }

  async function sheetsOf(invoice: Invoice) {
    const { orderId } = invoice;
    const reads = inOneGo(db);
    const [order, said, all, active] = await Promise.all([
      orders.get(reads, orderId),
      buyers.find(reads, orderId),
      invoices.list(reads, orderId),
      payments.getActive(reads, orderId),
    ]);
    // What is drawn now stands: a missing answer about a number that was given is asked for once more.
    if (said !== undefined && said.vatCode !== '') await askVatAgain(orderId);
    const [country, buyer, { seller, tax }] = await Promise.all([
      countries.getCountryById(db, order.countryId),
      buyerOf(order, said),
      // Whoever sold when the number was taken, also where the paper is drawn later.
      sellers.at(invoice.issuedAt),
    ]);
    const { cardBrand: brand, cardLast4: last4 } = active;
    const paper = {
      invoice,
      order: { ...order, email: isErasedEmail(order.email) ? '' : order.email },
      countryName: country.name,
      seller,
      sellerTax: tax,
      buyer,
      dueOn: isByInvoice(active) ? ((await debts.findOf(db, active))?.dueOn ?? undefined) : undefined,
      card: brand === null || last4 === null ? undefined : { brand, last4 },
      receipts: all.filter(({ kind }) => kind !== 'credit_note').map(writtenNumber),
    };
    return (locale: Locale) => composeSheet(locale, paper);
  }

  /** In every language; what is drawn already stays as it is. */
  async function draw(invoice: Invoice, drawn: readonly string[] = []): Promise<void> {
    const missing = locales.filter((locale) => !drawn.includes(locale));
    if (missing.length === 0) return;
    const sheetIn = await sheetsOf(invoice);
    for (const locale of missing) {
      const { pdf } = await receipts.renderReceipt(sheetIn(locale));
      await invoices.keepFile(db, invoice.id, locale, pdf);
    }
  }

  async function read(invoice: Invoice, locale: Locale): Promise<FileReply & { bytes: Buffer }> {
    // Whoever is quicker than the outbox has it drawn now.
    if ((await invoices.readFile(db, invoice.id, locale)) === undefined)
      await draw(invoice, await invoices.drawnIn(db, invoice.id));
    const bytes = await invoices.readFile(db, invoice.id, locale);
    if (bytes === undefined) throw new Problem(problems.notFound);
    return { bytes, fileName: `${words[locale].kinds[invoice.kind]} ${writtenNumber(invoice)}.pdf` };
  }

  outbox.on(drawTopic, async (payload) => {
    const { invoiceId } = payloadShape.parse(payload);
    const reads = inOneGo(db);
    const [invoice, drawn] = await Promise.all([
      invoices.find(reads, invoiceId),
      invoices.drawnIn(reads, invoiceId),
    ]);
    if (invoice !== undefined) await draw(invoice, drawn);
  });

  return {
    async list(key) {
      const { order } = await open(key);
      return (await invoices.list(db, order.id)).map((invoice) => ({
        invoiceId: invoice.id,
        kind: invoice.kind,
        number: writtenNumber(invoice),
        amountMinor: invoice.amountMinor,
        currency: invoice.currency,
        issuedAt: invoice.issuedAt.toISOString(),
      }));
    },
    async attachment(orderId, locale) {
      const invoice = (await invoices.list(db, orderId)).find(({ kind }) => kind === 'invoice');
      if (invoice === undefined) return undefined;
      return { ...(await read(invoice, locale)), contentType: 'application/pdf' };
    },
    async download(key, invoiceId, locale) {
      const { order } = await open(key);
      const invoice = await invoices.find(db, invoiceId);
      if (invoice === undefined || invoice.orderId !== order.id) throw new Problem(problems.notFound);
      return read(invoice, locale);
    },
  };
}
