import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BodyOf, ReplyOf } from '#kernel/endpoint.ts';
import { type Money, money } from '#kernel/money.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import { type DebtsService, refusalOf } from '#modules/debts/service.ts';
import type { OrderSubject } from '#modules/orders/contract.ts';
import {
  type Buyer,
  type Buyers,
  checkBuyer,
  checkVatCode,
  type OrdersService,
  unknownBuyerCountry,
} from '#modules/orders/service.ts';
import {
  invoiceGateway,
  type Payment,
  type PaymentsService,
  paymentKey,
  routeFor,
} from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { once } from '#platform/http/idempotency.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { CheckVat } from './check-vat.ts';
import type { checkVatNumber as checkVatEndpoint, placeOrder as placeOrderEndpoint } from './contract.ts';
import { placeOrderProblems } from './problems.ts';

const creditProblems = {
  no_credit: placeOrderProblems.noCredit,
  other_currency: placeOrderProblems.otherCurrency,
  limit_reached: placeOrderProblems.limitReached,
};

type Placed = Readonly<{ number: string; secret: string; orderId: string }>;

/** Version of the public offer that a buyer accepts: the newest of content/pages/oferta-{version}.{en,ru}.md. */
export const termsVersion = '8';

export interface PlaceOrder {
  /** What VIES says of a number, asked before ordering. Throws 400 for one that cannot be right. */
  checkVatNumber(asked: { countryCode: string; vatCode: string }): Promise<ReplyOf<typeof checkVatEndpoint>>;
  /** By when a report of each tariff is there at the latest, if it is ordered now. */
  quoteDueDates(countryCode: string): Promise<{ items: { tariffId: number; dueBy: string }[] }>;
  /** Writes the order and its first payment, then opens the card page; `paymentUrl` is null while the gateway is silent. */
  place(
    body: BodyOf<typeof placeOrderEndpoint>,
    caller: { actor: Actor; idempotencyKey: string | undefined },
  ): Promise<{ number: string; secret: string; paymentUrl: string | null }>;
}

/** The story from a chosen company to a card page. */
export function createPlaceOrder(deps: {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  outbox: Outbox;
  countries: Countries;
  companies: CompaniesService;
  orders: OrdersService;
  buyers: Buyers;
  payments: PaymentsService;
  debts: Pick<DebtsService, 'credit'>;
  accounts: Readonly<{ legalEntities: Pick<AccountsService['legalEntities'], 'holdStanding' | 'payerFor'> }>;
  holdMaxDays: number;
  checkVat: Pick<CheckVat, 'ask' | 'keep'>;
}): PlaceOrder {
  const { accounts, db, secrets, outbox, countries, companies, orders, buyers, payments } = deps;
  const { holdMaxDays, checkVat } = deps;

  async function subjectOf(body: BodyOf<typeof placeOrderEndpoint>, code: string): Promise<OrderSubject> {
    if (body.subject.kind === 'request') return body.subject;
    const company = await companies.findCompany(db, code, body.subject.companyId);
    if (company === undefined) throw new Problem(placeOrderProblems.unknownCompany);
    return {
      kind: 'company',
      companyId: company.id,
      name: company.name,
      nameLat: company.nameLat,
      regCode: company.regCode ?? '',
      vatCode: company.vatCode ?? '',
      address: company.address ?? '',
      form: company.formText ?? '',
      status: company.status,
      registerName: company.register.name,
      isDemo: company.register.isDemo,
    };
  }

  /** Throws 400 with the fields that cannot be right. */
  async function buyerOf(body: BodyOf<typeof placeOrderEndpoint>): Promise<Buyer | undefined> {
    if (body.buyer === undefined) return undefined;
    const buyer = { ...body.buyer, countryCode: body.buyer.countryCode.toUpperCase() };
    const all = buyer.countryCode === '' ? [] : await countries.listCountries(db);
    const isKnown = buyer.countryCode === '' || all.some(({ code }) => code === buyer.countryCode);
    const fields = [...checkBuyer(buyer), ...(isKnown ? [] : [unknownBuyerCountry])];
    if (fields.length > 0) throw new Problem(problems.invalidInput, { fields });
    return buyer;
  }

  async function tariffOf(body: BodyOf<typeof placeOrderEndpoint>) {
    const tariff = await countries.getTariff(db, body.tariffId);
    if (tariff.countryId !== body.countryId) throw new Problem(placeOrderProblems.tariffOfOtherCountry);
    const { priceMinor, currency, countryId: _, reportKind, ...snapshot } = tariff;
    const isDearer = priceMinor > body.quotedPriceMinor || currency !== body.quotedCurrency;
    if (isDearer) throw new Problem(placeOrderProblems.priceChanged);
    return { reportKind, tariff: { ...snapshot, price: money(priceMinor, currency) } };
  }

  /** Says no before there is an order; whether the limit suffices is asked again, under its lock, when it is reserved. */
  async function assertCredit(actor: Actor, price: Money): Promise<void> {
    const payerId = await accounts.legalEntities.payerFor(db, actor);
    const credit = payerId === undefined ? undefined : await deps.debts.credit.find(db, payerId);
    const refusal = refusalOf(price, credit, credit?.usedMinor ?? 0);
    if (refusal !== undefined) throw new Problem(creditProblems[refusal]);
  }

  return {
    async checkVatNumber({ vatCode, ...asked }) {
      const countryCode = asked.countryCode.toUpperCase();
      const fields = checkVatCode(countryCode, vatCode);
      if (fields.length > 0) throw new Problem(problems.invalidInput, { fields });
      const answer = await checkVat.ask({ countryCode, vatCode });
      if (answer === undefined) return { vatCheck: null };
      const { number: _, askedAt, ...said } = answer;
      return { vatCheck: { ...said, askedAt: askedAt.toISOString() } };
    },
    async quoteDueDates(countryCode) {
      const { id, code } = await countries.getCountryByCode(db, countryCode);
      const tariffs = await countries.listTariffs(db, id);
      return {
        items: tariffs.map((tariff) => ({
          tariffId: tariff.id,
          dueBy: orders.latestDue({ tariff, countryCode: code }).toISOString(),
        })),
      };
    },
    async place(body, { actor, idempotencyKey }) {
      const deduplication = { db, clock: deps.clock, seal: secrets.seal, unseal: secrets.unseal };
      const request = {
        scope: 'place-order',
        caller: actor,
        key: idempotencyKey,
        body,
        answersSecret: true,
      } as const;
      let begun: Payment | undefined;
      const placed = await once<Placed>(deduplication, request, async (keep) => {
        const country = await countries.getCountryById(db, body.countryId);
        const { tariff, reportKind } = await tariffOf(body);
        const subject = await subjectOf(body, country.code);
        const buyer = await buyerOf(body);
        const isByInvoice = body.payBy === 'invoice';
        if (isByInvoice) await assertCredit(actor, tariff.price);
        const vat = await checkVat.ask(buyer);
        return db.transaction().execute(async (tx) => {
          const { order, secret } = await orders.place(tx, {
            email: body.email,
            locale: body.locale,
            timeZone: body.timeZone ?? null,
            accountId: actor.kind === 'account' ? actor.accountId : null,
            countryId: country.id,
            countryCode: country.code,
            reportKind,
            subject,
            tariff,
            termsVersion,
            actor,
          });
          const standing = await accounts.legalEntities.holdStanding(tx, actor);
          if (standing !== undefined) await orders.giveToEntity(tx, order.id, standing.entityId);
          if (buyer !== undefined) await buyers.keep(tx, order.id, buyer);
          if (vat !== undefined) await checkVat.keep(tx, order.id, vat);
          const route = isByInvoice ? 'hold' : routeFor(tariff.maxDays, holdMaxDays);
          begun = await payments.start(tx, {
            orderId: order.id,
            countryCode: country.code,
            route,
            price: tariff.price,
            ...(isByInvoice && { gateway: invoiceGateway }),
            actor,
          });
          const answer = { number: order.number, secret, orderId: order.id };
          await keep(tx, answer);
          return answer;
        });
      });
      const payment = begun ?? (await payments.getActive(db, placed.orderId));
      await outbox.runNow(paymentKey(payment, 'open'));
      const { hostedUrl } = await payments.getActive(db, placed.orderId);
      return { number: placed.number, secret: placed.secret, paymentUrl: hostedUrl };
    },
  };
}
