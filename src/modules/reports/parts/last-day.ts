/** The last day of a day, month or year: `2025` is `2025-12-31`, `2025-06` is `2025-06-30`. */
export function lastDayOf(stated: string): string {
  const [year = '', month = '12', day] = stated.split('-');
  if (day !== undefined) return stated;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month}-${last}`;
}
