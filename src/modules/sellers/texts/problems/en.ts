export const en = {
  unknownVersion: 'There is no such version of the seller.',
  changedMeanwhile:
    'Somebody has changed the seller since you opened it. What you typed is kept here; look at theirs first.',
  nothingToPublish: 'This is what the site shows already.',
};
export type Texts = typeof en;
