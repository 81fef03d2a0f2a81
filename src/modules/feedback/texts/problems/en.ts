export const en = {
  tooManyQuestions:
    'We have several questions from this address already and will answer them. Please write again in an hour.',
  unknownQuestion: 'There is no such question.',
  alreadyAnswered: 'A colleague has marked this question as answered.',
  otherLanguage: 'Write the answer in the language in which the question was asked.',
  unknownReview: 'There is no such review.',
  reviewExists: 'There is a review of this order already; an order has one.',
  reviewMoved: 'The review is in another state by now. Reload to see which.',
};
export type Texts = typeof en;
