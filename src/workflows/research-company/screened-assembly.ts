import type { Clock } from '#kernel/clock.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import {
  createScreeningLists,
  createScreenings,
  type Screenings,
  screenOrder,
} from '#modules/screening/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Assemble } from './assembly-of.ts';

/** Assembles the dossier of an order, with those whom its sources name looked for in the screening lists. */
export type ScreenedAssembly = Readonly<{
  screenings: Screenings;
  /** Makes the index of the lists where they have changed: outside of any transaction, as it takes seconds. */
  prepare(): Promise<void>;
  /** Of these orders those that were screened against other lists than those that hold now; nobody while there are none. */
  listStale(orderIds: readonly string[]): Promise<string[]>;
  /** Raised by every list that changed since, once it is prepared. */
  listsMark(): number;
  assemble: Assemble;
}>;

/** Without a list nobody is screened, and the dossier says nothing about it. */
export function createScreenedAssembly(
  deps: Readonly<{
    db: Db;
    clock: Clock;
    orders: OrdersService;
    companies: CompaniesService;
    reports: Pick<ReportsService, 'assemble'>;
  }>,
): ScreenedAssembly {
  const { db, clock, orders, companies, reports } = deps;
  const screenings = createScreenings({ clock, lists: createScreeningLists({ db, clock }) });
  let held: Awaited<ReturnType<typeof screenings.prepare>> | undefined;
  return {
    screenings,
    async prepare() {
      held = await screenings.prepare();
    },
    listStale: async (orderIds) =>
      held === undefined || held.lists.length === 0 ? [] : screenings.listStale(db, orderIds, held),
    listsMark: () => held?.mark ?? 0,
    async assemble(tx, orderId, { readings, outcomes, sources }) {
      const { subject, countryCode, reportKind } = await orders.get(tx, orderId);
      const company =
        subject.kind === 'company'
          ? await companies.findCompany(tx, countryCode, subject.companyId)
          : undefined;
      // An annual report says nothing of lists.
      const isScreened = reportKind === 'credit';
      const screening =
        isScreened &&
        company &&
        held &&
        (await screenOrder(
          screenings,
          tx,
          {
            orderId,
            company: {
              names: [company.name, company.nameLat],
              country: company.country,
              identifiers: company.identifiers ?? [],
            },
            findings: readings.flatMap(({ findings }) => findings),
          },
          held,
        ));
      return reports.assemble(tx, orderId, readings, outcomes, sources, screening || undefined, reportKind);
    },
  };
}
