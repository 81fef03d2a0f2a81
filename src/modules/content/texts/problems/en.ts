export const en = {
  unknownText: 'There is no such text of the site.',
  unknownVersion: 'This text has no such version.',
  changedMeanwhile:
    'Somebody has changed this text since you opened it. What you wrote is kept here; look at theirs first.',
  nothingToPublish: 'This is what the site shows already.',
  nameTaken: 'There is an article of this address already, or a draft of one.',
  tooManyArticles: 'A hundred articles were begun at the desk: no more fit in.',
  stillLinked: 'Other texts link to this article. Take their links away first.',
  unreadable: 'The text has a mistake and cannot be published. It is named beside the text.',
};
export type Texts = typeof en;
