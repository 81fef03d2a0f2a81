const saveIt = 'Save the page in your browser and drop the file here.';

export const en = {
  notFetchedHere: `This installation fetches no pages of the web. ${saveIt}`,
  notAnAddress:
    'This is no address that can be asked: it begins with https:// or http:// and holds no name or password.',
  notPublic:
    'This address does not lie on the public internet, or not at the usual port, so it is not asked.',
  silent: `The site did not answer. ${saveIt}`,
  late: `The site did not answer in time. ${saveIt}`,
  refused: `The site does not give this page to us. ${saveIt}`,
  movedTooOften: `The site leads on and on without showing a page. ${saveIt}`,
  tooLarge: 'The site answers with more than 20 MB, which is more than is kept.',
  empty: `The site answers with nothing. ${saveIt}`,
  otherType:
    'The site answers with a type that is not kept: only PDF, PNG, JPEG, web pages and texts are. Save it as PDF and drop the file here.',
};
export type Texts = typeof en;
