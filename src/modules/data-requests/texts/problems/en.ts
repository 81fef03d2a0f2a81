export const en = {
  tooManyRequests: 'There were too many requests with this address today. Try again tomorrow.',
  unknownRequest: 'This request is not known. It may have been erased.',
  requestMoved: 'Somebody else was faster: this request is in another state now.',
  otherLanguage: 'Write the answer in the language in which the request was made.',
};
export type Texts = typeof en;
