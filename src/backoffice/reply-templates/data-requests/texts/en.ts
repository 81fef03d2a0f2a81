/** Beginnings of answers about data on a person, in the language of whoever asks. A changed one gets a new version. */
export const en = {
  whoAsks: {
    version: 1,
    title: 'We have to make sure who asks',
    text: 'Thank you for your request. Before we say anything about data on a person, we have to make sure that it is theirs to know. Please answer from an address that the person or the company is known by, or name an official source that shows it. Send no copy of a passport.',
  },
  noData: {
    version: 1,
    title: 'We hold nothing (who asks is known)',
    text: 'Thank you for your request. We have looked through our orders, reports and messages and hold no data on this person beyond this request itself.',
  },
  copy: {
    version: 1,
    title: 'Here is the copy (who asks is known)',
    text: 'Thank you for your request. This is what we hold, where it came from, what we use it for and how long we keep it:',
  },
  corrected: {
    version: 1,
    title: 'Corrected',
    text: 'Thank you for telling us. We have compared it with the official source and corrected it. Those who have the report are told.',
  },
  sourceSaysSo: {
    version: 1,
    title: 'The official source says so',
    text: 'Thank you for writing to us. The official register says what the report says, so we cannot change it ourselves. Please have it corrected there; then write to us, and we will correct the report.',
  },
  erased: {
    version: 1,
    title: 'Erased',
    text: 'Thank you for your request. We have erased the data, except for what the law obliges us to keep:',
  },
  mustKeep: {
    version: 1,
    title: 'We have to keep it',
    text: 'Thank you for your request. We have weighed it and cannot do what you ask, because the law obliges or allows us to keep this data:',
  },
};
export type DataRequestTemplates = Readonly<
  Record<keyof typeof en, Readonly<{ version: number; title: string; text: string }>>
>;
