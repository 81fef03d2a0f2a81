export const en = {
  unknownText: 'There is no such text of the site.',
  unknownVersion: 'This text has no such version.',
  changedMeanwhile:
    'Somebody has changed this text since you opened it. What you wrote is kept here; look at theirs first.',
  nothingToPublish: 'This is what the site shows already.',
  unreadable: 'The text has a mistake and cannot be published. It is named beside the text.',
};
export type Texts = typeof en;
