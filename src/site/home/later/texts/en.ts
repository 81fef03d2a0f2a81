import { allLanguages } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** What stands below the hero of the home page. */
export const en = {
  whyTitle: 'Why check a foreign company',
  why: [
    {
      title: 'It may not exist',
      text: 'A letterhead and a website prove nothing. The register says whether the company was formed, is active, or was struck off.',
    },
    {
      title: 'It may be in trouble',
      text: 'Lawsuits, debts, insolvency and liquidation are on record long before a payment fails to arrive.',
    },
    {
      title: 'You may not be allowed to deal with it',
      text: 'Sanctions reach owners and managers, not names only. Your bank will ask; it is cheaper to ask first.',
    },
  ],
  stagesTitle: 'Stages of a check',
  stagesLead:
    'What anyone can look at, in the order in which it pays off. We go through the same steps, in every country.',
  stages: [
    {
      title: 'Official websites',
      text: 'The company’s own site, its address, phones and people: do they agree with each other and with the contract?',
    },
    {
      title: 'Registers of organisations',
      text: 'Registration, status, legal form, managers and founders, filed accounts, notices of liquidation.',
    },
    {
      title: 'Databases of the tax authority',
      text: 'Is the TAX or VAT number real, does it belong to this company, are there tax debts?',
    },
  ],
  stagesMore: 'How to check a foreign company, step by step',
  risksTitle: 'What goes wrong with foreign partners',
  risks: [
    {
      title: 'Prepayment to nobody',
      text: 'Goods are paid for, and the seller turns out to have been struck off, or to be a namesake.',
    },
    {
      title: 'A signature without powers',
      text: 'The person who signed was no director, or could sign only together with another.',
    },
    {
      title: 'Debts that were there before',
      text: 'Enforcement and insolvency were public; the claim comes last in the queue.',
    },
    {
      title: 'A blocked payment',
      text: 'An owner is on a sanctions list, and the bank returns or freezes the money.',
    },
    {
      title: 'Refused tax deductions',
      text: 'The tax office asks what was done to know the partner. A dated report is an answer.',
    },
    {
      title: 'A claim with nowhere to go',
      text: 'No assets, no address, no representative: a judgment that cannot be enforced.',
    },
  ],
  risksLead: 'And the line of a report that would have shown it.',
  riskLines: {
    deleted: {
      before: 'The company has been ',
      marked: 'deleted from the register',
      after: '',
      from: 'Identification',
    },
    signing: {
      before: 'Signing: the finance director ',
      marked: 'together with the managing director',
      after: '',
      from: 'Management',
    },
    insolvency: { before: '', marked: 'Insolvency proceedings', after: '', from: 'Insolvency' },
    sanctioned: { before: '', marked: 'On a sanctions list', after: ': the owner', from: 'Sanctions lists' },
    read: {
      before: 'Every value: ',
      marked: (when: string) => `read on ${when}`,
      after: '',
      from: 'Sources and evidence',
    },
    address: {
      before: 'Registered address ',
      marked: 'shared by many companies',
      after: '',
      from: 'Contacts',
    },
  },
  waysOffer: (days: string, price: string) => `In ${days}, from ${price}`,
  read: (method: string, when: string) => `${method}, read on ${when}`,
  sheetHint:
    'Below is the first page of the example report. Press an underlined value, and its source opens.',
  sheetRating: 'Rating',
  sheetLimit: 'Limit',
  sheetConfidence: 'Confidence',
  sheetDepth: 'Questions',
  sheetIdentity: 'Identification and contacts',
  sheetYears: (unit: string) => `Sales, ${unit}, and equity as a share of assets`,
  sheetOwners: 'Owners',
  sheetSearches: 'Courts and sanctions',
  sheetSource: (mark: number, name: string) => `Source ${mark}: ${name}`,
  sheetOpen: (label: string) => ` (${label}: show the source)`,
  sheetOrdered: (ordered: string, issued: string) => `Ordered on ${ordered}, issued on ${issued}`,
  trackTitle: 'An order, step by step',
  trackFor: 'Example order',
  trackSent: 'after the report is sent',
  trackSteps: 'Choose a step',
  trackMoney: {
    reserved: (price: string) => `${price} reserved, not charged`,
    charged: (price: string) => `${price} charged, the report is in your mail`,
  },
  coverageTitle: 'Countries, days and prices',
  coverageLead: 'The larger a dot, the sooner and cheaper a report on its country.',
  coverageBand: (count: number, days: string, price: string) =>
    `${count} ${plural(count, { one: 'country', other: 'countries' })}: ${days}, from ${price}`,
  fiveTitle: 'For instance',
  fiveRegister: {
    free: 'free register',
    mixed: 'partly paid register',
    paid: 'paid register',
    closed: 'closed register',
  },
  allCountries: (count: number) => `All ${count} countries`,
  waysTitle: 'Three ways to check',
  ways: [
    {
      title: 'Online services',
      text: 'Fast and often free, each in its own language and for its own country. They show what is in one register and no more.',
      link: { text: 'Registers of the world', path: '/registry' },
    },
    {
      title: 'Consultants',
      text: 'Experience with one market, at the price and pace of an hourly rate. The result depends on the person.',
      link: { text: 'What to look at', path: '/how_to_check' },
    },
    {
      title: 'A representative on the spot',
      text: 'Somebody who goes to the address and the court. Worth it for large contracts; slow and dear for everything else.',
      link: { text: 'An example: Belarus', path: '/contr_agent_belarus' },
    },
  ],
  waysOurs:
    'A credit report joins the three: registers, people who know them, and sources on the spot, for a price that is known before.',
  guaranteeTitle: 'You pay for a report, not for a promise',
  guarantee: [
    { title: 'Reserved', text: 'When you order, the price is reserved on your card. Nothing is charged.' },
    { title: 'Delivered', text: 'We prepare the report and send it to your e-mail.' },
    { title: 'Charged', text: 'Only now is the card debited. No report, no charge.' },
  ],
  refund:
    'If a report is inaccurate or contradicts official sources, you get 100% of the money back. If the company cannot be found, you pay nothing.',
  aboutTitle: 'Who prepares the reports',
  about: [
    'A report is written by a person who reads the sources of that country, and read by a second one before it may leave. Each fact names its source and the day it was seen; what could not be found out is said, not left out.',
    'A report covers what a decision on credit asks for: identity, ownership, finances, payment record, litigation, sanctions and a rating whose formula is open.',
  ],
  aboutLink: 'About us',
  formulaLink: 'The formula of the rating',
  advantagesTitle: 'What sets it apart',
  advantages: [
    {
      title: 'Language of the report',
      text: `English, with the option of another language: every report comes in ${allLanguages('en')}, all in one mail.`,
    },
    { title: 'Global coverage', text: 'More than 200 countries and territories, one way to order.' },
    {
      title: 'No prepayments',
      text: 'You pay only for completed reports, after they have been sent to you.',
    },
    {
      title: 'Known dates',
      text: 'The days are promised before you pay and shown in your order, source by source.',
    },
  ],
  start: 'Choose a country',
};
