/** Ways to look at the queue, in the order of the keys 1 to 8; the last one shows what is over as well. */
export const deskViews = [
  'mine',
  'open',
  'nobody',
  'today',
  'late',
  'customer',
  'money',
  'review',
  'all',
] as const;
export type DeskView = (typeof deskViews)[number];

/** What a filter may ask of the time limits: the promise itself, or the hold on the card that the work is paid from. */
export const deskDues = ['late', 'today', 'soon', 'holdEnds'] as const;
export type DeskDue = (typeof deskDues)[number];

/** By what the queue may be sorted. */
export const deskSorts = ['due', 'company', 'state', 'who', 'held', 'holdEnds', 'placed'] as const;
export type DeskSort = (typeof deskSorts)[number];
