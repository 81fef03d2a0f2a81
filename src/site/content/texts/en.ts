import { pluralIn } from '#kernel/plural.ts';
import type { Topic } from '#modules/content/contract.ts';

const plural = pluralIn('en');

const topics: Readonly<Record<Topic, string>> = {
  steps: 'How to check',
  registers: 'Company registers',
  tax: 'Tax numbers and services',
  belarus: 'Belarus',
};

/** Articles and the list of them. */
const blog = {
  title: 'Blog',
  listTitle: 'Blog: how to check a foreign company',
  listSubtitle: 'How to check a foreign company',
  listDescription:
    'Practical articles on checking foreign companies: official registers, tax services, tax numbers, and Belarus in detail. With sources and dates.',
  listLead: 'What can be found out yourself, where exactly to look, and where open sources end.',
  filters: 'Topics',
  all: 'All topics',
  topics,
  count: (count: number) => `${count} ${plural(count, { one: 'article', other: 'articles' })}`,
  countOf: (count: number, topic: string) =>
    `${count} ${plural(count, { one: 'article', other: 'articles' })} on the topic “${topic}”`,
  published: (day: string) => `Published ${day}`,
  updated: (day: string) => `Updated ${day}`,
  minutes: (count: number) => `${count}\u00a0min read`,
  contents: 'On this page',
  questions: 'Questions and answers',
  sources: 'Sources',
  sourcesNote: (day: string) => `The text is as of ${day}. Services and fees change.`,
  /** The number of a source in the text. */
  noteMark: (number: number) => `Source ${number}`,
  /** `time` counts the places that name a source more than once; 0 where there is one. */
  noteBack: (number: number, time: number) =>
    time === 0 ? `Back to the text: source ${number}` : `Back to the text: source ${number}, place ${time}`,
  seen: (day: string) => `looked at on ${day}`,
  asOf: (day: string) => `as of ${day}`,
  countriesTitle: (count: number) =>
    plural(count, { one: 'The country in this article', other: 'Countries in this article' }),
  related: 'Read next',
  countryOf: (country: string) => `${country}: registers, prices and days of a report`,
  callTitle: 'Need it checked for you?',
  callText:
    'Choose the country and name the company. We gather the register, the accounts, the courts and the sanctions lists into one report. Your card is charged only after the report is sent.',
  callButton: 'Choose a country',
};

/** Pages about ourselves. */
const standing = {
  updated: (day: string) => `In force since ${day}`,
  changed: (day: string) => `Updated ${day}`,
  version: (version: string) => `Version ${version}`,
  versions: 'Versions of this document',
  versionsNote:
    'An order is governed by the version that was in force when it was placed. Older versions stay here.',
  current: 'in force',
  superseded: (version: string) =>
    `This version is no longer in force. The current one is version ${version}.`,
  toCurrent: 'Open the version in force',
};

export const en = { blog, standing };
