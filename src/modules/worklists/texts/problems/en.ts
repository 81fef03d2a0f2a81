export const en = {
  unknownNote: 'There is no such note of yours.',
  unknownView: 'There is no such view of yours.',
  tooManyViews: 'Twelve views are kept already. Remove one first.',
};
export type Texts = typeof en;
