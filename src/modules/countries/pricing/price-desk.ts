import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type Draft, findDrafts, findStandingTariffs, type StandingTariff } from './drafts-repository.ts';
import { findScheduled, type TermsChange } from './lists-repository.ts';
import type { Terms } from './terms.ts';

/** A tariff at the desk: as it is published, as it is drafted, and when a scheduled list will change it. */
export type DeskTariff = StandingTariff &
  Readonly<{
    draft: Draft | undefined;
    dueAt: Date | undefined;
    /** Which state of it somebody saw; another one after every change. */
    seen: string;
  }>;

/** All tariffs, and a mark of the whole: whoever saw another one is told before anything of theirs is written. */
export type PriceDesk = Readonly<{ mark: string; tariffs: readonly DeskTariff[] }>;

/** Reads the desk; under the lock of prices it stays as it is read. */
export async function readPriceDesk(db: Db | Tx): Promise<PriceDesk> {
  const standing = await findStandingTariffs(db);
  const drafts = new Map((await findDrafts(db)).map((draft) => [draft.tariffId, draft]));
  const scheduled = await findScheduled(db);
  const tariffs = standing.map((tariff) => {
    const draft = drafts.get(tariff.tariffId);
    const offer = tariff.terms.isOffered ? '' : 'x';
    return {
      ...tariff,
      draft,
      dueAt: scheduled.get(tariff.tariffId),
      seen: `v${tariff.version}${offer}${draft === undefined ? '' : `.${draft.revision}`}`,
    };
  });
  return { mark: markOf(tariffs), tariffs };
}

/** Terms as they are to become: drafted, else published. */
export function termsToBe({ draft, terms }: DeskTariff): Terms {
  return draft?.terms ?? terms;
}

/** What publishing the draft would change. */
export function draftedChanges({ tariffs }: PriceDesk): TermsChange[] {
  return tariffs.flatMap(({ tariffId, terms, draft }) =>
    draft === undefined ? [] : [{ tariffId, before: terms, after: draft.terms }],
  );
}

function markOf(tariffs: readonly DeskTariff[]): string {
  const whole = tariffs.map(({ tariffId, seen, dueAt }) => `${tariffId}:${seen}:${dueAt?.getTime() ?? ''}`);
  return createHash('sha256').update(whole.join('\n')).digest('hex').slice(0, 40);
}
