/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** The day so many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** The earlier of two days. */
export function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}

/** The later of two days. */
export function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}
