type Facts = Readonly<{ company: string; number: string; held: number; sentOn: string; revision: number }>;

/** The mail that a report somebody was sent has been replaced. */
export const en = {
  subject: ({ company, number }: Facts) =>
    `The report on ${company} that you hold has been replaced (${number})`,
  lines: ({ company, number, held, sentOn, revision }: Facts): readonly string[] => [
    `On ${sentOn} you were sent our report on ${company}, number ${number}, revision ${held}.`,
    `Revision ${revision} has replaced it: please do not rely on your copy any more. The link says which sections have changed.`,
    'For the new revision ask the customer who had the report sent to you.',
  ],
  button: 'See what has replaced it',
  footer:
    'You get this one mail because a corrected report matters to everybody who was sent the one before. It is no subscription.',
};
export type Texts = typeof en;
