/** The guarantee as home, order page, tracker and mails say it; the offer and the page about us say the same. */
export const en = {
  /** Three words for a list of facts. */
  name: '100% money-back guarantee',
  /** Behind a report that was just sent. */
  short:
    'If anything in the report is inaccurate or contradicts an official source, tell us within 60 days: you get 100% of the price back.',
  full: 'If the report is inaccurate or contradicts an official source as it was on the day of the report, you get 100% of the price back. Tell us within 60 days. We confirm your claim within 1 business day and decide it within 10.',
  days: 'A person confirms it within 1 business day, and somebody who did not write the report decides within 10 business days.',
  over: 'The 60 days of the guarantee are over.',
};
export type Texts = typeof en;
