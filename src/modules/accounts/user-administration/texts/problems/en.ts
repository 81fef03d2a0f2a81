export const en = {
  unknownPerson: 'There is no such account.',
  ownAccount: 'This is your own account: another administrator has to change it.',
  noSecondFactor: 'This person has no second factor that could be taken off.',
};
export type Texts = typeof en;
