export const en = {
  unknownText: 'There is no such text of the site.',
  unknownVersion: 'This text has no such version.',
  changedMeanwhile:
    'Somebody has changed this text since you opened it. What you wrote is kept here; look at theirs first.',
  nothingToPublish: 'This is what the site shows already.',
  nameTaken: 'Another article has this address, had it once, or is drafted for it.',
  tooManyArticles: 'A hundred articles were begun at the desk: no more fit in.',
  atThisAddress: 'This is its address already.',
  movedMeanwhile: 'Somebody has given this article another address since you opened it.',
  tooManyMoves: 'This article has had fifty addresses: it stays at this one.',
  stillLinked: 'Other texts link to this article. Take their links away first.',
  unreadable: 'The text has a mistake and cannot be published. It is named beside the text.',
};
export type Texts = typeof en;
