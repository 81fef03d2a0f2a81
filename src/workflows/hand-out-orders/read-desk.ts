import type { Actor } from '#kernel/actor.ts';
import { addBusinessDays, addCalendarDays } from '#kernel/business-days.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import { parseReportKind } from '#kernel/reports/report-kind.ts';
import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import {
  deskCalendar,
  deskDay,
  deskTimeZone,
  type OrdersService,
  startOfDeskDay,
  subjectName,
} from '#modules/orders/service.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import { isByInvoice } from '#modules/payments/service.ts';
import { sectionsOfKinds } from '#modules/reports/contract.ts';
import { deskViews } from '#modules/worklists/contract.ts';
import type { Notes, SavedViews } from '#modules/worklists/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { readLocalized } from '#platform/database/localized.ts';
import { type Desk, type DeskFilter, type DeskOrder, type DeskRow, deskFilter } from './contract.ts';
import { dueOf } from './due-of.ts';
import {
  countFilters,
  countMentions,
  countViews,
  type DeskOrderRow,
  findCountries,
  findDeskCustomer,
  findDeskRows,
  findWorkload,
} from './repository.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** "The next days" of the workload: so many working days, today not counted. */
const nextDays = 2;

const usual = deskFilter.parse({});
const narrowingOf = ({ search, states, country, who, due, kind }: DeskFilter) => [
  search,
  states,
  country,
  who,
  due,
  kind,
];

/** The queue as one of the staff sees it. */
export function createReadDesk(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  accounts: AccountsService;
  notes: Notes;
  savedViews: SavedViews;
}) {
  const { db, clock, orders, accounts, notes, savedViews } = deps;
  return {
    async desk(
      wish: DeskFilter & Readonly<{ offset: number; limit: number }>,
      reader: Staff,
      locale: Locale,
    ): Promise<Desk> {
      const now = clock.now();
      const today = deskDay(now);
      const endOfToday = startOfDeskDay(addCalendarDays(today, 1));
      const soon = startOfDeskDay(addCalendarDays(addBusinessDays(today, nextDays, deskCalendar()), 1));
      const moment = { me: reader.accountId, now, endOfToday, soon };
      const kept = (await savedViews.list(db, reader)).map(({ filter, ...view }) => ({
        ...view,
        // An older build may have kept what this one does not know: then it shows what is open.
        filter: deskFilter.catch(usual).parse(filter),
      }));
      // What is asked for without anything narrower has the count of its view.
      const isNarrowed = JSON.stringify(narrowingOf(wish)) !== JSON.stringify(narrowingOf(usual));
      const asked = [...kept.map(({ filter }) => filter), ...(isNarrowed ? [wish] : [])];
      const [rows, views, filters, workload, people, mentions, countries] = await Promise.all([
        findDeskRows(db, wish, wish, moment),
        countViews(db, moment),
        countFilters(db, asked, moment),
        findWorkload(db, { now, soon }),
        accounts.users.listStaff(db),
        countMentions(db, reader.accountId),
        findCountries(db),
      ]);
      const none = { atWork: 0, dueSoon: 0, late: 0, reviewed: 0 };
      return {
        items: rows.map((row) => viewRow(row, { ...moment, locale })),
        total: (isNarrowed ? filters[kept.length] : views[deskViews.indexOf(wish.view)]) ?? 0,
        counts: deskViews.map((view, index) => ({ view, count: views[index] ?? 0 })),
        savedViews: kept.map((view, index) => ({ ...view, count: filters[index] ?? 0 })),
        workload: people.map((person) => ({ ...person, ...(workload.get(person.id) ?? none) })),
        countries,
        mentions,
        timeZone: deskTimeZone,
        asOf: now.toISOString(),
      };
    },

    /** Throws 404. */
    async order(orderId: string): Promise<DeskOrder> {
      const order = await orders.get(db, orderId);
      const [customer, noted] = await Promise.all([findDeskCustomer(db, orderId), notes.list(db, orderId)]);
      return {
        orderId,
        number: order.number,
        customer: {
          name: shorten(customer?.customer_name ?? '', 400),
          company: shorten(customer?.customer_company ?? '', 400),
          email: order.email,
        },
        askedAs: shorten(subjectName(order.subject), 1000),
        startedAt: order.startedAt?.toISOString() ?? null,
        dueMax: order.dueMax?.toISOString() ?? null,
        holdEndsAt: holdEndOf(customer),
        notes: noted,
      };
    },
  };
}

const isInvoiced = ({ gateway }: Pick<DeskOrderRow, 'gateway'>) =>
  gateway !== null && isByInvoice({ gateway });

/** When the bank lets go of what is held: of a hold that stands, not of one that was given back or debited; and a part of a limit is none. */
function holdEndOf(
  paid: Pick<DeskOrderRow, 'gateway' | 'payment_state' | 'capture_before'> | undefined,
): string | null {
  if (paid?.payment_state !== 'authorised' || isInvoiced(paid)) return null;
  return paid.capture_before?.toISOString() ?? null;
}

function viewRow(
  row: DeskOrderRow,
  { me, now, endOfToday, locale }: Readonly<{ me: string; now: Date; endOfToday: Date; locale: Locale }>,
): DeskRow {
  const { payment_state, amount_minor, payment_currency } = row;
  const isPaid = payment_state !== null && amount_minor !== null && payment_currency !== null;
  return {
    orderId: row.id,
    number: row.number,
    state: row.state,
    countryCode: row.country_code.toLowerCase(),
    companyName: row.company_name,
    companyNameLat: row.company_name_lat,
    tariffName: readLocalized(row.tariff_name)[locale],
    reportKind: parseReportKind(row.report_kind),
    placedAt: row.placed_at.toISOString(),
    ...dueOf(row, { now, endOfToday }),
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    isOwnReport: row.author_id === me,
    payment: isPaid
      ? {
          state: payment_state as PaymentState, // written by the machine only
          amountMinor: amount_minor,
          currency: payment_currency as Currency, // copied from a tariff
          holdEndsAt: holdEndOf(row),
          isByInvoice: isInvoiced(row),
        }
      : null,
    hasDossier: row.has_dossier,
    sections: sectionsOfKinds[parseReportKind(row.report_kind)].length,
    sectionsFilled: row.sections_filled,
    noteCount: row.note_count,
    isMentioned: row.is_mentioned,
    isUndelivered: row.is_undelivered,
  };
}

export type ReadDesk = ReturnType<typeof createReadDesk>;
