import type { Tx } from '#platform/database/kysely.ts';
import { findLatestStart, findStandingTariffs, writeVersions } from './drafts-repository.ts';
import { findRows, insertPriceListEvent, markPublished, replaceRows } from './lists-repository.ts';
import { isSameTerms } from './terms.ts';

/**
 * Lets a list take effect, under the lock of prices: new versions of what differs, the number of the list, its event. Its rows
 * then say what it really changed. The notice to every process that keeps pages goes out with the commit.
 */
export async function putInForce(
  tx: Tx,
  id: string,
  { actor, reason, now }: { actor: string; reason: string; now: Date },
): Promise<void> {
  const rows = await findRows(tx, id);
  const standing = await findStandingTariffs(
    tx,
    rows.map(({ tariffId }) => tariffId),
  );
  const byId = new Map(standing.map((tariff) => [tariff.tariffId, tariff]));
  const changes = rows.flatMap(({ tariffId, after }) => {
    const tariff = byId.get(tariffId);
    return tariff === undefined || isSameTerms(tariff.terms, after) ? [] : [{ tariff, after }];
  });
  // Two versions never begin at once, even where a clock stands still.
  const at = new Date(Math.max(now.getTime(), (await findLatestStart(tx)).getTime() + 1));
  if (changes.length > 0) await writeVersions(tx, changes, at);
  const really = changes.map(({ tariff, after }) => ({
    tariffId: tariff.tariffId,
    before: tariff.terms,
    after,
  }));
  await replaceRows(tx, id, really);
  await markPublished(tx, id, at);
  await insertPriceListEvent(tx, {
    priceListId: id,
    event: 'publish',
    actor,
    reason,
    tariffs: really.length,
    at,
  });
}
