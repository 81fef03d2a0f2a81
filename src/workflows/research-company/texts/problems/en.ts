export const en = {
  unknownQuestion: 'This order asks no such source.',
  unknownAnswer: 'No such answer of a source is kept with this order.',
  beingAsked: 'The source is being asked already.',
  notAsked: 'This was read out of a file, and nobody is asked about it: hand in a newer file.',
  noSuchFile:
    'No such file is read for the company of this order: it is of another country, or lacks the number.',
  fileUnreadable: 'The file cannot be read as one of this source.',
  fileSaysNothing: 'The file says nothing of this company, so it was not kept.',
  notIdentified:
    'No source can be asked: the company of this order is not identified, or no source covers it.',
  tooManyWatchers: 'This page is open too many times. Please reload it in a minute.',
};
export type Texts = typeof en;
