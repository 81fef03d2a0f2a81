export const en = {
  unknownQuestion: 'This order asks no such source.',
  unknownAnswer: 'No such answer of a source is kept with this order.',
  beingAsked: 'The source is being asked already.',
  notIdentified:
    'No source can be asked: the company of this order is not identified, or no source covers it.',
  tooManyWatchers: 'This page is open too many times. Please reload it in a minute.',
};
export type Texts = typeof en;
