import type { Clock } from '#kernel/clock.ts';
import type { Register } from '#names/company/company-record.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { listLinkHashes, saveLinks } from './link-repository.ts';
import type { PreparedLink } from './prepare-link.ts';
import type { LoadCounts } from './upsert.ts';

/** Where links are written from: the register, and the kind of file within it. */
export type LinkOrigin = Readonly<{ register: Register; fileKind: string }>;

/** Writes links of a register that is locked; of links with one key the last counts. A dry run only compares. */
export async function upsertPreparedLinks(
  tx: Tx,
  clock: Clock,
  { register, fileKind }: LinkOrigin,
  prepared: readonly PreparedLink[],
  isDryRun = false,
): Promise<LoadCounts> {
  if (prepared.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const latest = new Map(prepared.map((one) => [one.sourceRef, one]));
  const stored = await listLinkHashes(tx, register.code, [...latest.keys()]);
  const differing = [...latest.values()].filter((one) => stored.get(one.sourceRef) !== one.contentHash);
  const added = differing.filter((one) => !stored.has(one.sourceRef)).length;
  if (!isDryRun)
    await saveLinks(tx, { source: register.code, fileKind, fetchedAt: clock.now(), links: differing });
  return { added, changed: differing.length - added, unchanged: prepared.length - differing.length };
}
