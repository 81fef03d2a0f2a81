export const en = {
  unknownRow: 'There is no such work.',
  notWaiting: 'This is done by now, or being worked on. Reload to see where it stands.',
  mayNotDismiss: 'Work on money and the delivery of a report cannot be left undone.',
};
export type Texts = typeof en;
