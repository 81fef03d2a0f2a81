/** So many `times` in a window of so many `seconds`, which begins with the first of them. */
export type Figure = Readonly<{ times: number; seconds: number }>;

/** Windows that all have to have room, shortest first. */
export type Figures = readonly [Figure, ...Figure[]];

/**
 * How often a call may be made: by a visitor from one address, by a person who has signed in from anywhere. It is declared
 * once, in the room whose calls it bounds, and all endpoints that name it are counted together under its name.
 */
export type Limit = Readonly<{ name: string; visitor: Figures; account: Figures }>;

export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;

/** `per(hourSeconds, 10)`: ten in an hour. */
export function per(seconds: number, times: number): Figure {
  return { times, seconds };
}

/** Declares a limit; throws where a longer window stands before a shorter one. */
export function defineLimit(name: string, figures: Omit<Limit, 'name'>): Limit {
  for (const windows of [figures.visitor, figures.account]) {
    const isOrdered = windows.every(({ seconds }, index) => seconds > (windows[index - 1]?.seconds ?? 0));
    if (!isOrdered) throw new Error(`the limit "${name}" names its windows shortest first, each once`);
  }
  return { name, ...figures };
}
