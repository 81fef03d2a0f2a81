/** Quartiles of a ratio over companies; `low` and `high` are the 5th and the 95th percentile. */
export type PeerQuartiles = Readonly<{
  count: number;
  lower: number;
  median: number;
  upper: number;
  low: number;
  high: number;
}>;

/** Below so many companies quartiles say nothing, and would tell of single ones. */
const fewestPeers = 8;

/** Quartiles by linear interpolation between order statistics; undefined below eight values. */
export function quartilesOf(values: readonly number[]): PeerQuartiles | undefined {
  if (values.length < fewestPeers) return undefined;
  const sorted = Float64Array.from(values).toSorted();
  const at = (part: number) => {
    const place = (sorted.length - 1) * part;
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return {
    count: sorted.length,
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
    low: at(0.05),
    high: at(0.95),
  };
}
