/** A stream of repeatable choices: the same seed gives the same life on every machine. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** True in `share` of all calls, 0 to 1. */
  chance(share: number): boolean;
  /** One item; throws RangeError of an empty list. */
  pick<T>(list: readonly T[]): T;
  /** The items in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Builds a stream from a text, by FNV-1a and mulberry32. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
