import { defaultLocale, type Locale } from '#kernel/locale.ts';
import {
  type CheckEntry,
  type Checked,
  type CheckRound,
  type Checks,
  isAccepted,
  type PlaceStanding,
  standings,
} from '#modules/checks/service.ts';
import type { Order } from '#modules/orders/service.ts';
import type { DossierView } from '#modules/reports/contract.ts';
import {
  type Dossier,
  listDescribers,
  listRemovedFacts,
  type ReportsService,
} from '#modules/reports/service.ts';
import type { Screenings } from '#modules/screening/service.ts';
import { type Db, inOneGo, type Tx } from '#platform/database/kysely.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import { authorsOf } from './authors.ts';
import { type Change, changesOf } from './changes/changes.ts';
import { goneValues, judgedHits, removedValues } from './changes/other-changes.ts';
import { type PlacedValue, placedValues } from './changes/placed-value.ts';

/** A report with all that was said of it. */
export type Check = Readonly<{
  checked: Checked;
  view: DossierView;
  values: readonly PlacedValue[];
  changes: readonly Change[];
  sealed: ReadonlyMap<string, PlacedValue>;
  round: CheckRound | undefined;
  entries: readonly CheckEntry[];
  standing: ReadonlyMap<string, PlaceStanding>;
  authors: ReadonlySet<string>;
  /** What has to be accepted before the report goes out, and is not. */
  undecided: readonly Change[];
  open: readonly CheckEntry[];
}>;

/** Reads what people changed in a report and what a second person has said of it so far. */
export function createReadCheck(deps: {
  checks: Checks;
  reports: Pick<ReportsService, 'findDossier' | 'viewDossier'>;
  screenings: Pick<Screenings, 'ofOrder'>;
}) {
  const { checks, reports, screenings } = deps;

  const valuesOf = (dossier: Dossier, view: DossierView) => placedValues(view, dossier, sha256Hex);

  return async function readCheck(
    db: Db | Tx,
    order: Pick<Order, 'id' | 'revision' | 'authorId'>,
    dossier: Dossier,
    locale: Locale = defaultLocale,
  ): Promise<Check> {
    const checked = { orderId: order.id, revision: order.revision };
    const reads = inOneGo(db);
    const [entries, round, previous, screened, removed, described] = await Promise.all([
      checks.entries(reads, checked),
      checks.lastRound(reads, checked),
      order.revision === 1 ? undefined : reports.findDossier(reads, order.id, order.revision - 1),
      screenings.ofOrder(reads, order.id),
      listRemovedFacts(reads, dossier.id),
      dossier.documents === undefined ? [] : listDescribers(reads, order.id),
    ]);
    const view = reports.viewDossier(dossier, locale);
    const values = valuesOf(dossier, view);
    const before = previous === undefined ? [] : valuesOf(previous, reports.viewDossier(previous, locale));
    const sealed = new Map(before.map((value) => [value.place, value]));
    const standing = standings(entries);
    const spoken = new Set(
      [...standing].flatMap(([place, { thread }]) => (thread.length > 0 ? [place] : [])),
    );
    const since = dossier.createdAt;
    const hits = screened.flatMap(({ found }) => found);
    const changes = [
      ...changesOf(values, new Map(before.map(({ place, fingerprint }) => [place, fingerprint])), spoken),
      ...removedValues(
        reports.viewDossier({ ...dossier, facts: removed.filter((fact) => fact.enteredAt >= since) }, locale),
        sha256Hex,
      ),
      ...judgedHits(hits, since, sha256Hex),
    ];
    const known = new Set(changes.map(({ value }) => value.place));
    const all = [
      ...changes,
      ...goneValues(
        [...spoken].filter((place) => !known.has(place)),
        view,
        sha256Hex,
      ),
    ];
    return {
      ...{ checked, view, values, sealed, round, entries, standing },
      changes: all,
      authors: authorsOf(order, dossier, {
        judged: hits.map(({ decidedBy: by, decidedAt: at }) => ({ by, at })),
        described,
      }),
      undecided: all.filter(({ value }) => !isAccepted(standing.get(value.place), value.fingerprint)),
      open: [...standing.values()].flatMap(({ open }) => open),
    };
  };
}

export type ReadCheck = ReturnType<typeof createReadCheck>;
