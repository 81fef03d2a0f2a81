import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import { isReportSent } from '#modules/orders/order-states.ts';
import { type Order, type Research, subjectName } from '#modules/orders/service.ts';
import type { PaymentView } from '#modules/payments/contract.ts';
import type { Payment, PaymentsService } from '#modules/payments/service.ts';
import { type Dossier, type ReportsService, stepName } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import type { Desk } from './contract.ts';

type Staff = Extract<Actor, { kind: 'account' }>;
type Steps = Awaited<ReturnType<Research['listWorkItems']>>;
type Head = Pick<Desk, 'head' | 'sections' | 'reasons' | 'methods' | 'steps' | 'actions'>;

/** What stands around a dossier: the order, its money, the sections with their fields. */
export function createDeskHead(deps: {
  db: Db;
  clock: Clock;
  accounts: AccountsService;
  countries: Countries;
  payments: PaymentsService;
  reports: ReportsService;
  viewPayment: (payment: Payment) => PaymentView;
  actionsOf: (order: Order, staff: Staff) => string[];
}) {
  const { db, clock, accounts, countries, payments, reports } = deps;
  return async (
    order: Order,
    dossier: Dossier,
    steps: Steps,
    staff: Staff,
    locale: Locale,
  ): Promise<Head> => {
    const reads = inOneGo(db);
    const [country, attempts, names] = await Promise.all([
      countries.getCountryById(db, order.countryId),
      payments.list(reads, order.id),
      accounts.users.namesOf(reads, [order.assigneeId, order.authorId]),
    ]);
    // Only what the sections are made of: their facts come as those of a patch.
    const { sections, reasons, methods } = reports.viewDossier({ ...dossier, facts: [] }, locale);
    const payment = attempts.find(({ isActive }) => isActive) ?? attempts.at(-1);
    const { dueMax } = order;
    return {
      head: {
        orderId: order.id,
        number: order.number,
        companyName: subjectName(order.subject),
        countryCode: order.countryCode.toLowerCase(),
        countryName: country.name[locale],
        tariffName: order.tariff.name[locale],
        revision: order.revision,
        customerLocale: order.locale,
        placedAt: order.placedAt.toISOString(),
        dueMax: dueMax?.toISOString() ?? null,
        isLate: dueMax !== null && dueMax < clock.now() && !isReportSent(order.state),
        payment: payment === undefined ? null : deps.viewPayment(payment),
        assigneeName: names.get(order.assigneeId ?? '') ?? null,
        authorName: names.get(order.authorId ?? '') ?? null,
        isOwnReport: order.authorId === staff.accountId,
        sealedAt: dossier.sealedAt?.toISOString() ?? null,
      },
      sections,
      reasons,
      methods,
      steps: steps.map(({ kind, outcome }) => ({ kind, outcome, name: stepName(kind, locale) })),
      actions: deps.actionsOf(order, staff),
    };
  };
}

export type DeskHeadOf = ReturnType<typeof createDeskHead>;
