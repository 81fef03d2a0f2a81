/** Chance that comes out the same for the same seed: one stream for each company and each question. */
export class Random {
  #state: number;

  constructor(seed: number, index: number, purpose: number) {
    this.#state = mix(mix(mix(seed + 0x9e37_79b9) ^ index) + purpose * 0x85eb_ca6b);
  }

  /** 0 ≤ x < 1. */
  float(): number {
    this.#state = (this.#state + 0x6d2b_79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.float() * limit);
  }

  chance(share: number): boolean {
    return this.float() < share;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.below(list.length));
  }

  /** As words are spread in a language: the first of the list far more often than the last. */
  pickEarly<T>(list: readonly T[]): T {
    return at(list, this.rank(list.length));
  }

  /** 0 ≤ rank < limit; each rank about as often as its inverse says. */
  rank(limit: number): number {
    return Math.min(limit - 1, Math.floor((limit + 1) ** this.float()) - 1);
  }

  /** A rank from `first` up, each about as often as its inverse says. */
  rankFrom(first: number, limit: number): number {
    return Math.floor(first * (limit / first) ** this.float());
  }

  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    for (let end = left.length - 1; end > 0; end -= 1) {
      const other = this.below(end + 1);
      const held = at(left, end);
      left[end] = at(left, other);
      left[other] = held;
    }
    return left;
  }
}

/** The member at a place that is known to be there. */
export function at<T>(list: readonly T[], place: number): T {
  const member = list[place];
  if (member === undefined) throw new RangeError(`nothing stands at place ${place} of ${list.length}`);
  return member;
}

/** Spreads the bits of a number over 32. */
export function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb_352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846c_a68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}
