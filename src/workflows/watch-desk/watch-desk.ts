import { type Clock, dayMs } from '#kernel/clock.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { orderSubject } from '#modules/orders/contract.ts';
import { type OrderState, orderStates, rowOf } from '#modules/orders/order-states.ts';
import {
  countDays,
  countStates,
  listUndelivered,
  listUrgent,
  type Promises,
  subjectName,
  type UrgentOrder,
} from '#modules/orders/service.ts';
import { countHeld, countMoved } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type DeskFigures, figureDays, lookBackDays, maxUrgent } from './contract.ts';

/** What waits for us: only that can be late by our fault. */
const onUs = orderStates.filter((state) => rowOf(state).isQueued && rowOf(state).waitsFor === 'staff');

/** How the desk stands, from the rows of orders, promises and money. */
export function createWatchDesk(deps: {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountsService, 'users'>;
  promises: Promises;
}) {
  const { db, clock, accounts, promises } = deps;

  async function nameUrgent(urgent: readonly UrgentOrder[], now: Date): Promise<DeskFigures['urgent']> {
    const names = await accounts.users.namesOf(
      db,
      urgent.map(({ assigneeId }) => assigneeId),
    );
    return urgent.map((order) => ({
      orderId: order.id,
      number: order.number,
      state: order.state as OrderState, // written by the machine only
      companyName: subjectName(orderSubject.parse(order.subject)),
      countryCode: order.countryCode.toLowerCase(),
      dueMax: order.dueMax.toISOString(),
      isLate: order.dueMax < now,
      assigneeName: names.get(order.assigneeId ?? '') ?? null,
    }));
  }

  return {
    async figures(): Promise<DeskFigures> {
      const now = clock.now();
      const before = (days: number) => new Date(now.getTime() - days * dayMs);
      const [urgent, undelivered, states, held, moved, days, kept] = await Promise.all([
        listUrgent(db, onUs, now, maxUrgent),
        listUndelivered(db, maxUrgent),
        countStates(db),
        countHeld(db, now),
        countMoved(db, before(lookBackDays)),
        countDays(db, before(figureDays - 1), now),
        promises.count(db, lookBackDays),
      ]);
      return {
        asOf: now.toISOString(),
        urgent: await nameUrgent(urgent, now),
        undelivered: undelivered.map(({ id, number, state, subject, countryCode, sentAt }) => ({
          ...{ orderId: id, number, state: state as OrderState }, // written by the machine only
          companyName: subjectName(orderSubject.parse(subject)),
          ...{ countryCode: countryCode.toLowerCase(), sentAt: sentAt?.toISOString() ?? null },
        })),
        states: orderStates.flatMap((state) => {
          const found = states.find((row) => row.state === state);
          return found === undefined ? [] : [{ ...found, state }];
        }),
        held,
        moved,
        days,
        promises: {
          kept: kept.counts.reduce((sum, row) => sum + row.kept, 0),
          ended: kept.counts.reduce((sum, row) => sum + row.ended, 0),
        },
      };
    },
  };
}

export type WatchDesk = ReturnType<typeof createWatchDesk>;
