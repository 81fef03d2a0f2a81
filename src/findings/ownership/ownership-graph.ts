import type { Share } from '../vocabulary/ownership.ts';

/** One holding: who owns how much of whom, by their keys in the graph. */
export type Holding = Readonly<{ owner: string; owned: string; share: Share }>;

/** The least and the most that a share can be, in per cent. */
export type ShareBounds = Readonly<{ min: number; max: number }>;

/** Graphs of a company's owners are small; a list that is longer is cut, and said to be. */
const maxHolders = 400;

/** What a share says at least and at most; an unknown one is anything from 0 to 100. */
export function boundsOf({ exact, min, max, minIsExclusive }: Share): ShareBounds {
  if (exact !== undefined) return { min: clamp(exact), max: clamp(exact) };
  // "More than 50" is more than 50, by however little.
  return { min: clamp((min ?? 0) + (minIsExclusive === true ? 1e-6 : 0)), max: clamp(max ?? 100) };
}

/** Several holdings of one owner in the same company are one. */
export type Graph = Readonly<{
  /** Everybody from whom the company can be reached upwards, nearest first; the company itself is not among them. */
  holders: readonly string[];
  /** Owners of each company with the bounds of their direct shares. */
  ownersOf: ReadonlyMap<string, ReadonlyMap<string, ShareBounds>>;
  isCut: boolean;
}>;

/** The part of the holdings that leads to the company. */
export function graphAbove(holdings: readonly Holding[], company: string): Graph {
  const ownersOf = new Map<string, Map<string, ShareBounds>>();
  for (const { owner, owned, share } of holdings) {
    const owners = ownersOf.get(owned) ?? new Map<string, ShareBounds>();
    ownersOf.set(owned, owners);
    const { min, max } = boundsOf(share);
    const before = owners.get(owner);
    owners.set(owner, { min: clamp((before?.min ?? 0) + min), max: clamp((before?.max ?? 0) + max) });
  }
  for (const owners of ownersOf.values()) leaveRoom(owners);
  const seen = new Set([company]);
  const queue = [company];
  let isCut = false;
  for (const one of queue) {
    for (const owner of ownersOf.get(one)?.keys() ?? []) {
      if (seen.has(owner)) continue;
      if (seen.size > maxHolders) isCut = true;
      else {
        seen.add(owner);
        queue.push(owner);
      }
    }
  }
  return { holders: queue.slice(1), ownersOf, isCut };
}

/** What others hold at least cannot be held by somebody: known shares bound the unknown ones. */
function leaveRoom(owners: Map<string, ShareBounds>): void {
  const least = [...owners.values()].reduce((sum, { min }) => sum + min, 0);
  for (const [owner, { min, max }] of owners)
    owners.set(owner, { min, max: Math.max(min, Math.min(max, 100 - (least - min))) });
}

function clamp(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
