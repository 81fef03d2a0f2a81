/** The administrator's page about security events. */
export const security = {
  title: 'Security',
  menu: 'Security',
  lead: 'Sign-ins, failed ones, refused rights and acts of staff in the last 90 days. Like things of one day are one line; of an address its network is kept.',
  count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  kind: 'Kind',
  everyKind: 'Everything',
  show: 'Show',
};
