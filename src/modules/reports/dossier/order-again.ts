/** Months after which a company is asked about anew: by then statements, officers and proceedings may have changed. */
const freshMonths = 3;

/** The day, `YYYY-MM-DD` in UTC, until which a report issued at `at` may be relied on without asking again. */
export function orderAgainOn(at: Date): string {
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + freshMonths, 1));
  const lastDay = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  month.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return month.toISOString().slice(0, 10);
}
