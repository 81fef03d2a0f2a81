import { allLanguages } from '#kernel/language-words.ts';

/** The README of the archive, in English; the names of files are those of export-data.ts. */
export const en = {
  title: 'Your data at Countercheck',
  made: (day: string, email: string) =>
    `Made on ${day} for ${email}. The .json files are plain text that any editor opens and any program reads; times are in UTC, amounts in the smallest unit of their currency.`,
  files: {
    'profile.json':
      'Your account: names, user name, e-mail, phone, role, language, the company you act for, since when it exists, since when signing in asks for a second factor, and an address you have asked to change to.',
    'sign-ins.json': 'Where you have signed in: device, first and last use, and when the sign-in was ended.',
    'account-events.json': 'What happened to the account and when, and whether you did it or we did.',
    'security-events.json':
      'Sign-ins, tries that failed and refused rights of the last 90 days: when, how often, from which network and device.',
    'notification-addresses.json': 'Other addresses that get mails about your orders, and when they agreed.',
    'company.json':
      'The company whose orders you see: its name, since when you belong to it, whether you are its Director, and whom you have invited and who has not answered yet.',
    'orders.json':
      'Your orders, those you placed for your company among them: the company you asked about, tariff, price, what happened when, our questions and your answers, your claims and the papers you gave the analyst with size and checksum of each file, payments with brand and last four digits of the card, for invoices what is owed and paid with each transfer, and your reviews. Orders placed as a guest with your address are among them.',
    'credit.json':
      'If your account was approved to pay by invoice: up to which amount, how much of it your company has used, within how many days, and when we decided so.',
    'questions.json': 'What you have asked through the contact form with your address.',
    'data-requests.json': 'What you have asked about data with your address, and our answers.',
    'reports/': `The reports that were delivered to you, in ${allLanguages('en')}.`,
    'avatar.webp': 'Your picture, if you have one.',
  },
  missing:
    'Not in the archive: one-way hashes of your password and keys, which say nothing to anybody; the secret links of your orders, which are in our mails to you; and the names of our staff.',
  rights: (privacy: string) =>
    `What we keep, why and for how long is on the page ${privacy} of the site. There you also find how to have a mistake corrected. The account can be erased in the profile.`,
};

/** Another language explains the same files. */
export type Texts = typeof en;
