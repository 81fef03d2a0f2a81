export const en = {
  /**
   * The names are ours: Intl writes dates differently from one version of a browser to the next, and a page that differs
   * from the server's would be drawn twice.
   */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  year: (year: number) => String(year),
  latestBy: (moment: string) => `by ${moment} at the latest`,
};
export type Texts = typeof en;
