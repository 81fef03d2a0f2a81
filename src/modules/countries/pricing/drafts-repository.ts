import { type Selectable, sql } from 'kysely';
import type { Localized } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { parseReportKind, type ReportKind } from '#kernel/reports/report-kind.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { TariffDrafts } from '#platform/database/schema.ts';
import type { Terms } from './terms.ts';

/** A tariff as it stands: its newest version, on offer or not. */
export type StandingTariff = Readonly<{
  tariffId: number;
  version: number;
  countryId: number;
  reportKind: ReportKind;
  name: Localized;
  currency: (typeof currencies)[number];
  terms: Terms;
}>;

export type Draft = Readonly<{
  tariffId: number;
  terms: Terms;
  revision: string;
  changedBy: string;
  changedAt: Date;
}>;

/** Keeps everybody else from changing prices or drafts until the transaction ends. */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('countercheck-price-list'))`.execute(tx);
}

/** The newest version of every tariff, or of some. */
export async function findStandingTariffs(db: Db | Tx, ids?: readonly number[]): Promise<StandingTariff[]> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .distinctOn('id')
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? [...ids] : [-1]))
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    tariffId: row.id,
    version: row.version,
    countryId: row.country_id,
    reportKind: parseReportKind(row.report_kind),
    name: readLocalized(row.name),
    currency: currencies.find((known) => known === row.currency) ?? 'EUR',
    terms: {
      priceMinor: row.price_minor,
      minDays: row.min_days,
      maxDays: row.max_days,
      isOffered: row.valid_to === null,
    },
  }));
}

/** The terms of every tariff that had some at an instant; those of the first version for `undefined`. */
export async function findTermsAt(db: Db | Tx, at: Date | undefined): Promise<ReadonlyMap<number, Terms>> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .distinctOn('id')
    .$if(at === undefined, (query) => query.where('version', '=', 1))
    .$if(at !== undefined, (query) => query.where('valid_from', '<=', at ?? new Date(0)))
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        priceMinor: row.price_minor,
        minDays: row.min_days,
        maxDays: row.max_days,
        isOffered: at === undefined || row.valid_to === null || row.valid_to > at,
      },
    ]),
  );
}

/** Puts new terms in force at `at`: the version that stood ends, and a new one begins where the tariff stays on offer. */
export async function writeVersions(
  tx: Tx,
  changes: readonly Readonly<{ tariff: StandingTariff; after: Terms }>[],
  at: Date,
): Promise<void> {
  const ids = changes.map(({ tariff }) => tariff.tariffId);
  await tx
    .updateTable('tariffs')
    .set({ valid_to: at })
    .where('id', 'in', ids)
    .where('valid_to', 'is', null)
    .execute();
  const offered = changes.filter(({ after }) => after.isOffered);
  if (offered.length === 0) return;
  await tx
    .insertInto('tariffs')
    .values(
      offered.map(({ tariff, after }) => ({
        id: tariff.tariffId,
        version: tariff.version + 1,
        country_id: tariff.countryId,
        report_kind: tariff.reportKind,
        name: JSON.stringify(tariff.name),
        price_minor: after.priceMinor,
        currency: tariff.currency,
        min_days: after.minDays,
        max_days: after.maxDays,
        valid_from: at,
      })),
    )
    .execute();
}

/** When the newest version of any tariff began: a later one begins after it. */
export async function findLatestStart(tx: Tx): Promise<Date> {
  const { latest } = await tx
    .selectFrom('tariffs')
    .select((eb) => eb.fn.max('valid_from').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? new Date(0);
}

export async function findDrafts(db: Db | Tx): Promise<Draft[]> {
  const rows = await db.selectFrom('tariff_drafts').selectAll().orderBy('tariff_id').execute();
  return rows.map(toDraft);
}

export async function upsertDrafts(
  tx: Tx,
  drafts: readonly Readonly<{ tariffId: number; terms: Terms }>[],
  who: Readonly<{ by: string; at: Date }>,
): Promise<void> {
  if (drafts.length === 0) return;
  await tx
    .insertInto('tariff_drafts')
    .values(
      drafts.map(({ tariffId, terms }) => ({
        tariff_id: tariffId,
        price_minor: terms.priceMinor,
        min_days: terms.minDays,
        max_days: terms.maxDays,
        is_offered: terms.isOffered,
        changed_by: who.by,
        changed_at: who.at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('tariff_id').doUpdateSet((eb) => ({
        price_minor: eb.ref('excluded.price_minor'),
        min_days: eb.ref('excluded.min_days'),
        max_days: eb.ref('excluded.max_days'),
        is_offered: eb.ref('excluded.is_offered'),
        revision: eb.ref('excluded.revision'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function deleteDrafts(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('tariff_drafts')
    .where('tariff_id', 'in', [...ids])
    .execute();
}

function toDraft(row: Selectable<TariffDrafts>): Draft {
  return {
    tariffId: row.tariff_id,
    terms: {
      priceMinor: row.price_minor,
      minDays: row.min_days,
      maxDays: row.max_days,
      isOffered: row.is_offered,
    },
    revision: String(row.revision),
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
