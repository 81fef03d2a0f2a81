/** Mails about a data request, in English. */
export const en = {
  notice: {
    subject: 'A request about data waits in the inbox',
    lines: (due: string) => [
      `Somebody asks about data on a person. The law wants an answer by ${due}.`,
      'What is asked stands at the desk, not in this mail.',
    ],
    button: 'Open the request',
    footer: 'Make sure who asks before you say anything about data.',
  },
  receipt: {
    subject: 'We have received your request about data',
    lines: (due: string) => [
      `Somebody asked us, with this address, about data on a person. One of us reads it and answers to this address by ${due} at the latest.`,
      'If we need to be sure who is asking, we will say so in our answer. You need not do anything now.',
    ],
    button: 'Privacy policy',
    footer:
      'You did not write to us? Then somebody typed your address by mistake, and you can delete this mail.',
  },
  answer: {
    subject: 'Our answer to your request about data',
    button: 'Privacy policy',
    footer:
      'You can answer this mail. If you are not satisfied, you may complain to the data protection authority of your country.',
  },
};
export type Texts = typeof en;
