import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** The administrator's page about security events. */
export const security = {
  title: 'Security',
  menu: 'Security',
  lead: 'Sign-ins, failed ones, refused rights and acts of staff in the last 90 days. Like things of one day are one line; of an address its network is kept.',
  count: (count: number) => `${count} ${plural(count, { one: 'event', other: 'events' })}`,
  toAudit: 'Each act of staff by itself: the audit log',
  kind: 'Kind',
  everyKind: 'Everything',
  show: 'Show',
};
