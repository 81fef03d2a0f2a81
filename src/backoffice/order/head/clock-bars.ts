import { dayMs } from '#kernel/clock.ts';

/** A stretch of an axis, in per cent of it. */
export type Stretch = Readonly<{ from: number; to: number; is: 'ran' | 'stood' | 'left' | 'late' }>;

export type ClockBars = Readonly<{
  promise: readonly Stretch[];
  /** Where things stand on the axis, in per cent; undefined where there is none. */
  now: number;
  due: number | undefined;
  holdEnds: number | undefined;
  /** How long the clock stood for questions that were answered, in seconds. */
  stoodSeconds: number;
  isStanding: boolean;
}>;

type Clocks = Readonly<{
  placedAt: string;
  startedAt: string | null;
  dueMax: string | null;
  sentAt: string | null;
  clarifications: readonly Readonly<{ askedAt: string; answeredAt: string | null }>[];
  holdEnds: string | null;
}>;

const ms = (iso: string) => new Date(iso).getTime();

/** Promise and money on one axis of time, from the order's placing to a day after whatever ends last. Pure. */
export function clockBars(clocks: Clocks, now: number): ClockBars {
  const { placedAt, startedAt, dueMax, sentAt, clarifications, holdEnds } = clocks;
  const start = ms(placedAt);
  const end = sentAt === null ? now : Math.min(now, ms(sentAt));
  const last = Math.max(end, ...[dueMax, holdEnds].map((iso) => (iso === null ? end : ms(iso))));
  const whole = last - start + Math.max((last - start) * 0.04, dayMs / 24);
  const at = (moment: number) => Math.min(100, Math.max(0, ((moment - start) / whole) * 100));
  const pauses = clarifications.map(({ askedAt, answeredAt }) => ({
    from: ms(askedAt),
    to: answeredAt === null ? end : ms(answeredAt),
  }));
  const promise: Stretch[] = [];
  const add = (from: number, to: number, is: Stretch['is']) => {
    if (to > from) promise.push({ from: at(from), to: at(to), is });
  };
  if (startedAt !== null) {
    const due = dueMax === null ? end : ms(dueMax);
    let from = ms(startedAt);
    for (const pause of pauses.toSorted((a, b) => a.from - b.from)) {
      add(from, Math.min(pause.from, end), 'ran');
      add(Math.max(pause.from, from), pause.to, 'stood');
      from = Math.max(from, pause.to);
    }
    add(from, Math.min(end, due), 'ran');
    add(Math.max(from, due), end, 'late');
    if (sentAt === null) add(end, due, 'left');
  }
  return {
    promise,
    now: at(end),
    due: dueMax === null ? undefined : at(ms(dueMax)),
    holdEnds: holdEnds === null ? undefined : at(ms(holdEnds)),
    stoodSeconds: clarifications.reduce(
      (sum, { askedAt, answeredAt }) =>
        sum + (answeredAt === null ? 0 : (ms(answeredAt) - ms(askedAt)) / 1000),
      0,
    ),
    isStanding: sentAt === null && clarifications.some(({ answeredAt }) => answeredAt === null),
  };
}
