import { languageWords } from '#kernel/language-words.ts';

/** An order of one's company, opened by one's account. */
export const en = {
  back: 'All orders',
  orderedBy: (name: string) => `Ordered by ${name}`,
  reportTitle: 'The report',
  reportLoading: 'Loading the report…',
  reportNeedsScript:
    'A report that is opened by an account needs JavaScript, which is switched off in this browser.',
  download: languageWords(
    { en: 'Download in English', ru: 'Download in Russian' },
    (name) => `Download: ${name}`,
  ),
  papersTitle: 'For your books',
  about: 'The order',
  notYours:
    'You may read, download and answer questions here. Paying, cancelling and claiming is for whoever ordered, and for the Director.',
  /** Names of steps that elsewhere speak to the buyer. */
  steps: {
    paid: 'Reservation on the card',
    verified: 'Check of the card',
    question: 'Question about the order',
    choice: 'Choice of the buyer',
    charged: 'Charge to the card',
  },
  claimSent: 'Your claim has arrived',
  notFetched: 'The file could not be fetched. Try again.',
};
