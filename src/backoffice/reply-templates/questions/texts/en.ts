/** Beginnings of answers to questions, in the language of whoever asks. A changed one gets a new version. */
export const en = {
  orderIt: {
    version: 1,
    title: 'Yes, we check there',
    text: 'Thank you for your question. Yes, we prepare reports on companies of this country. Price, delivery time and an example stand on the page of the country; the order begins there.',
  },
  needNumber: {
    version: 1,
    title: 'Which order, which company?',
    text: 'Thank you for your question. To answer it we need the number of your order, or the exact name of the company with its country and registration number. Please answer this mail with it.',
  },
  trackIt: {
    version: 1,
    title: 'How it stands is on your order’s page',
    text: 'Thank you for your question. How your order stands, with the date by which it is ready, is on its page: open the link in our mails about it.',
  },
};
export type QuestionTemplates = Readonly<
  Record<keyof typeof en, Readonly<{ version: number; title: string; text: string }>>
>;
