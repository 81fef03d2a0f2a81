import { clamped, textWidth } from '../svg/text.ts';

type Named = Readonly<{ x: number; title: string; date: string; rank: number }>;

/** Where a label stands: above or below the line, written to the right or to the left of its leader. */
export type PlacedLabel = Readonly<{
  index: number;
  isAbove: boolean;
  anchor: 'start' | 'end';
  title: string;
  from: number;
  to: number;
}>;

const most = 170;
const clear = 6;

/** A place for each label that finds one without touching another or its leader; the weightier and the newer are placed first. */
export function placedLabels(events: readonly Named[], width: number): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const order = events
    .map((_, index) => index)
    .sort((a, b) => (events[b]?.rank ?? 0) - (events[a]?.rank ?? 0) || b - a);
  const isFree = (label: PlacedLabel, x: number) =>
    label.from >= 0 &&
    label.to <= width &&
    placed.every((other) => {
      if (other.isAbove !== label.isAbove) return true;
      const leader = events[other.index]?.x ?? 0;
      const apart = label.from > other.to + clear || label.to < other.from - clear;
      const isLeaderClear = leader < label.from - 2 || leader > label.to + 2;
      const isOwnLeaderClear = x < other.from - 2 || x > other.to + 2;
      return apart && isLeaderClear && isOwnLeaderClear;
    });
  for (const index of order) {
    const event = events[index];
    if (event === undefined || event.title === '') continue;
    const title = clamped(event.title, most, 9.4);
    const room = Math.max(textWidth(title, 9.4), textWidth(event.date, 8.8));
    const sides = index % 2 === 0 ? [true, false] : [false, true];
    const found = sides
      .flatMap((isAbove) => [
        { index, isAbove, title, anchor: 'start' as const, from: event.x + 4, to: event.x + 4 + room },
        { index, isAbove, title, anchor: 'end' as const, from: event.x - 4 - room, to: event.x - 4 },
      ])
      .find((label) => isFree(label, event.x));
    if (found !== undefined) placed.push(found);
  }
  return placed;
}
