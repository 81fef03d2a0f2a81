/** The page on which people ask about data on them. */
export const en = {
  pageTitle: 'Your data: copy, correction, erasure',
  description:
    'Ask for a copy of the data we hold about you, have a mistake in a report corrected, have data erased, or object to its use. A person answers within 30 days.',
  title: 'Ask about your data',
  lead: 'For people named in a report, for companies and for customers. A person reads your request and answers by e-mail within 30 days.',
  account: 'You have an account here? Then take everything along, or erase it, at once: ',
  accountLink: 'my data in the profile',
  kind: 'What you ask for',
  kinds: {
    copy: 'A copy of the data on me',
    correct: 'Correct a mistake',
    erase: 'Erase data on me',
    object: 'I object to the use of my data',
  },
  relation: 'Who you are',
  relations: {
    named: 'I am named in a report',
    company: 'I speak for the company in a report',
    customer: 'I ordered a report',
    representative: 'I write for somebody else',
  },
  choose: 'Choose',
  name: 'Name of the person it is about',
  company: 'Company, or number of the report',
  companyHint: 'If you know it: the company on which the report is, with its country',
  message: 'What is wrong, or what you want',
  messageHint: 'For a correction: what it should say, and where the official source says so',
  email: 'E-mail for the answer',
  notice:
    'Send no copy of a passport. If we have to make sure who asks, we say in our answer how. This page never says whether we hold data about somebody.',
  privacyBefore: 'We use these details to answer you, and keep them three years as the proof of it: ',
  privacy: 'privacy policy',
  send: 'Send the request',
  busy: 'Sending…',
  thanks:
    'Your request has arrived. A person answers by e-mail within 30 days; a receipt is on its way to your address.',
};
export type Texts = typeof en;
