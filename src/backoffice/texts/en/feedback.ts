import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';
import type { ReviewEvent, ReviewState } from '#modules/feedback/review-states.ts';

const plural = pluralIn('en');

/** Questions of the contact form, and reviews. */
export const feedback = {
  title: 'Questions and reviews',
  mainMenu: 'Main menu',
  tabs: { questions: 'Questions', reviews: 'Reviews' },
  kinds: 'What people wrote',
  filter: 'Which ones',
  questionStates: { open: 'Open', answered: 'Answered' },
  reviewStates: { pending: 'Pending', published: 'Published', refused: 'Refused' } satisfies Record<
    ReviewState,
    string
  >,
  questionCount: (count: number) => `${count} ${plural(count, { one: 'question', other: 'questions' })}`,
  reviewCount: (count: number) => `${count} ${plural(count, { one: 'review', other: 'reviews' })}`,
  pages: 'Pages',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  empty: {
    open: 'No open questions',
    answered: 'Nothing answered yet',
    pending: 'No review is waiting',
    published: 'Nothing published yet',
    refused: 'Nothing refused',
  },
  emptyText: 'New ones appear here by themselves.',
  asked: (time: string) => `Asked ${time}`,
  answered: (time: string) => `Answered ${time}`,
  wroteIn: languageWords({ en: 'In English', ru: 'In Russian' }, (name) => name),
  receiptRefused: 'The address takes no mail: use the phone',
  answerByMail: 'Answer by mail',
  answerTitle: 'Our answer by mail',
  answerText: (email: string, language: string) =>
    `It goes to ${email} as you write it. Language of the answer: ${language}.`,
  sendAnswer: 'Send the answer',
  answerSent: 'The answer is on its way',
  markAnswered: 'Mark as answered',
  markTitle: 'Mark as answered?',
  markText:
    'Answer by mail or by phone first. This cannot be taken back, and the question is erased twelve months later.',
  marked: 'The question is marked as answered',
  rating: (rating: number) => `${rating} out of 5`,
  written: (time: string) => `Written ${time}`,
  report: (country: string) => `Report: ${country}`,
  toOrder: 'Open the order',
  publish: 'Publish',
  published: 'The review is published',
  refuse: 'Refuse',
  takeOff: 'Take off the site',
  refuseTitle: 'Why is the review not shown?',
  refuseText:
    'Its author sees that it is not published, not the reason. A low rating is no reason. Write no personal data.',
  reason: 'Reason',
  tooShort: 'Write at least three characters',
  refused: 'The review is refused',
  reply: 'Answer',
  changeReply: 'Change the answer',
  replyTitle: 'Our public answer',
  replyText: 'It stands under the review for everybody, signed as ours.',
  replyField: 'Answer',
  replyEmpty: 'Write an answer',
  saveReply: 'Save the answer',
  removeReply: 'Remove the answer',
  replied: 'The answer is saved',
  replyRemoved: 'The answer is removed',
  ourReply: 'Our answer',
  history: 'History',
  events: {
    submit: 'Written',
    publish: 'Published',
    refuse: 'Refused',
    reply: 'Answer changed',
  } satisfies Record<ReviewEvent | 'submit', string>,
};
