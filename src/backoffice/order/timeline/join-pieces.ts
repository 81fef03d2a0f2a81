import type { Timeline, TimelineRow } from '#workflows/read-timeline/contract.ts';

/** A row that grows within its hour keeps all of its key but the moment. */
const sameAs = ({ key }: TimelineRow) => key.slice(key.indexOf('~'));

/** The latest rows below the earlier ones that are shown already. Pure. */
export function joinPieces(before: Timeline, latest: Timeline): Timeline {
  const [first] = latest.rows;
  if (first === undefined || latest.earlier === null) return latest;
  const known = new Set(latest.rows.map(sameAs));
  const kept = before.rows.filter((row) => row.at <= first.at && !known.has(sameAs(row)));
  return kept.length === 0 ? latest : { ...latest, rows: [...kept, ...latest.rows], earlier: before.earlier };
}
