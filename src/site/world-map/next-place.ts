/** Where something lies on the map, in any unit. */
export type Place = Readonly<{ x: number; y: number }>;

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Which place an arrow key leads to: the nearest one of those that lie that way, what lies aside counting twice. Undefined at
 * the edge, and for another key.
 */
export function nextPlace<Of extends Place>(from: Place, places: readonly Of[], key: string): Of | undefined {
  const way = ways[key];
  if (way === undefined) return undefined;
  let best: { place: Of; distance: number } | undefined;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 0 || aside > along * 2) continue;
    const distance = along + 2 * aside;
    if (best === undefined || distance < best.distance) best = { place, distance };
  }
  return best?.place;
}

/** Which name a letter leads to: the next one after `from` that begins with it, from the beginning again after the last. */
export function nextNamed(names: readonly string[], from: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (at: number) => names[at]?.toLowerCase().startsWith(key.toLowerCase()) ?? false;
  const after = names.map((_, at) => (from + 1 + at) % names.length);
  return after.find(begins);
}
