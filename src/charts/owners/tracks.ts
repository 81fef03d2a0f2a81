/** A line on its way sideways through the gap below a rank. */
export type Passage = Readonly<{ line: object; gap: number; from: number; to: number }>;

const clear = 5;

/** A level for each passage, so that none lies on another one of its gap; and how many levels each gap needs. */
export function trackPassages(
  passages: readonly Passage[],
  gaps: number,
): Readonly<{ trackOf: ReadonlyMap<Passage, number>; counts: readonly number[] }> {
  const trackOf = new Map<Passage, number>();
  const counts: number[] = Array.from({ length: gaps }, () => 0);
  for (const gap of counts.keys()) {
    const taken: { from: number; to: number }[][] = [];
    const here = passages
      .filter((one) => one.gap === gap && Math.abs(one.from - one.to) >= 0.5)
      .sort((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from));
    for (const one of here) {
      const [from, to] = [Math.min(one.from, one.to) - clear, Math.max(one.from, one.to) + clear];
      const found = taken.findIndex((track) => track.every((other) => to < other.from || from > other.to));
      const track = found === -1 ? taken.length : found;
      taken[track] = [...(taken[track] ?? []), { from, to }];
      trackOf.set(one, track);
    }
    counts[gap] = taken.length;
  }
  return { trackOf, counts };
}
