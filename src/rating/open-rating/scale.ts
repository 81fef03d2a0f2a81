/** Points of a map from a measure to a share between 0 and 1, by rising measure. */
export type Scale = readonly (readonly [measure: number, share: number])[];

/** The share that a scale gives a measure: straight lines between its points, level beyond its ends. */
export function shareOn(scale: Scale, measure: number): number {
  let [belowAt, belowShare] = scale[0] ?? [0, 0];
  for (const [at, share] of scale) {
    if (measure < at)
      return at === belowAt
        ? share
        : belowShare + ((share - belowShare) * (measure - belowAt)) / (at - belowAt);
    [belowAt, belowShare] = [at, share];
  }
  return belowShare;
}
