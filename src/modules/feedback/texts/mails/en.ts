/** What a mail says of a question. */
type Asked = Readonly<{ name: string; phone: string; email: string }>;

/** Mails about a question, in English. */
export const en = {
  forward: {
    subject: ({ name }: Asked) => `Question from ${name}`,
    line: 'Somebody has asked a question on the site.',
    facts: ({ name, phone, email }: Asked): [name: string, value: string][] => [
      ['Name', name],
      ['Phone', phone],
      ['E-mail', email],
    ],
    button: 'Answer by e-mail',
    desk: 'Open the question at the desk',
    footer:
      'A reply to this mail goes to the person who asked. Then mark the question as answered at the desk.',
  },
  receipt: {
    subject: 'We have received your question',
    lines: [
      'Thank you for writing to us. Your question is with our staff; a person reads it and answers you by e-mail or by phone.',
      'You need not do anything.',
    ],
    button: 'Open Countercheck',
    footer:
      'You did not write to us? Then somebody typed your address by mistake, and you can delete this mail.',
  },
  answer: {
    subject: 'Our answer to your question',
    button: 'Open Countercheck',
    footer: 'You can answer this mail: it reaches our staff.',
  },
};

/** Another language has the same mails. */
export type Texts = typeof en;
