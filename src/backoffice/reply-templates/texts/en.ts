/** Beginnings of replies to customers, in the customer's language: `{number}` becomes the order. A changed one gets a new version. */
export const en = {
  examining: {
    version: 1,
    title: 'We are examining it',
    text: 'Thank you for writing to us about order {number}. A person has read your claim and compares the report with the official source. You will have our decision within 10 business days of your claim.',
  },
  copyNeeded: {
    version: 1,
    title: 'A copy of the source is missing',
    text: 'Thank you for writing to us about order {number}. To decide we need a copy of what the official source says: a PDF, a picture or its address. Please answer this mail with it.',
  },
  sourceAgrees: {
    version: 1,
    title: 'The source says what the report says',
    text: 'We have looked at the official source again. On the day of the report it said what stands there.',
  },
  changedLater: {
    version: 1,
    title: 'The change came after the report',
    text: 'The official source says otherwise today, but the change was made after the day of the report. On that day the report was right.',
  },
  ourMistake: {
    version: 1,
    title: 'It was our mistake',
    text: 'You are right: the report contradicts the official source as it was on its day. We are sorry for the mistake.',
  },
};
export type Templates = Readonly<
  Record<keyof typeof en, Readonly<{ version: number; title: string; text: string }>>
>;
export type TemplateName = keyof typeof en;
