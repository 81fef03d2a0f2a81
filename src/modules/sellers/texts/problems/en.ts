export const en = {
  unknownVersion: 'There is no such version of the seller.',
  changedMeanwhile:
    'Somebody has changed the seller since you opened it. What you typed is kept here; look at theirs first.',
  accountNeeded:
    'Companies may pay by invoice, or owe for one: it must say where to pay. Name a bank and an account.',
  nothingToPublish: 'This is what the site shows already.',
};
export type Texts = typeof en;
