export const en = {
  ownValue: 'You have written in this report yourself: a second person checks it.',
  valueChanged: 'This value has changed meanwhile. Look at it again.',
  unknownColleague: 'Nobody of the staff has this account now. Choose somebody from the list.',
  unknownValue: 'The report has no such value.',
  undecided: 'Some changed values are not accepted yet.',
  openComments:
    'Some comments are open. Send the report back with them, or accept the values they are about.',
  nothingToSay: 'There is no open comment. Say at a value what is to be changed, then send the report back.',
  tooManyEntries: 'So much has been said about this report that nothing more can be kept.',
};
export type Texts = typeof en;
