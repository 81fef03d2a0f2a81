import { allLanguages } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';
import { en as parts } from '#modules/registers/texts/parts/en.ts';

const plural = pluralIn('en');
const countries = (count: number) => `${count} ${plural(count, { one: 'country', other: 'countries' })}`;

/** All countries by continent. */
const countriesPage = {
  title: 'Countries: where we check companies',
  heading: 'Countries',
  description:
    'More than 200 countries and territories by continent: which registers exist there, what a credit report costs and how many business days it takes.',
  lead: 'Choose a country to see its registers, what they publish, the price of a report and how long it takes.',
  groups: 'Parts of the world',
  count: countries,
  findLabel: 'Find a country',
  findHint: `A name in ${allLanguages('en', 'disjunction')}, a two-letter code, or what people call it: UK, США, Holland.`,
  find: 'Find',
  clear: 'Show all countries',
  found: (count: number, query: string) => `${countries(count)} found for “${query}”`,
  none: (query: string) => `No country is called “${query}”`,
  noneText: 'Try another spelling or the two-letter code.',
};

/** The countries of one continent. */
const continentPage = {
  title: (continent: string) => `${continent}: countries, prices and days`,
  description: (continent: string, count: number, from: string) =>
    `${continent}: company checks in ${countries(count)} and territories. Credit reports from ${from}, charged only after the report is sent.`,
  lead: (count: number, from: string) =>
    `${countries(count)} and territories. A credit report costs from ${from}.`,
  listLabel: (continent: string) => `Countries: ${continent}`,
  from: (price: string) => `from ${price}`,
  others: 'Other parts of the world',
};

/** One country. */
const countryPage = {
  title: (country: string) => `${country}: company registers and credit reports`,
  heading: (country: string) => `Check a company: ${country}`,
  description: (country: string, days: string) =>
    `Find a company (${country}), see which registers publish what, and order a credit report: ${days}. The card is charged only after the report is sent.`,
  lead: (days: string) =>
    `Find the company, choose how fast you need the report, and reserve the price on your card. Depending on the speed you choose the report takes ${days}.`,
  tariffsTitle: 'Prices and delivery',
  tariffsLead: 'The same full credit report at every price: you choose only the speed.',
  annualLead: 'The annual report, the company’s own accounts year by year, is priced separately:',
  allPrices: 'Prices of all countries',
  searchTitle: 'Find the company',
  contains: 'Contents in detail:',
  articlesTitle: 'Worth reading',
  articles: {
    how_to_check: 'How to check a foreign company',
    check_on_tax: 'Checking a counterparty on the tax website',
    registry: 'Registry of foreign companies',
    check_belarus: 'Checking a counterparty in Belarus',
    contr_agent_belarus: 'Checking a Belarusian counterparty',
    check_inn: 'Checking a foreign counterparty by TIN',
  },
  othersTitle: (continent: string) => `Also in this part of the world: ${continent}`,
  othersAll: (continent: string, count: number) => `${continent}: all ${countries(count)}`,
};

/** What is known of a country's registers. */
const registers = {
  title: 'What the registers publish',
  lead: 'Where official information on companies is kept, what a look at it costs, and what it does not show.',
  access: {
    free: 'Free of charge',
    paid: 'Paid',
    mixed: 'Partly paid',
    closed: 'Not open to the public',
  },
  searchBy: 'Search by',
  search: {
    name: 'name',
    number: 'number',
    'tax-number': 'tax number',
    person: 'person',
    address: 'address',
  },
  cannotSearch: 'Cannot be searched online',
  limits: 'Limits',
  keeper: (keeper: string) => `Keeper: ${keeper}`,
  visit: (host: string) => `Go to ${host}`,
  identifiersTitle: 'Numbers that identify a company',
  kinds: { registration: 'Registration number', tax: 'Tax number', vat: 'VAT number' },
  example: 'Example',
  accountsTitle: 'Annual accounts',
  ownersTitle: 'Owners',
  noteTitle: 'Good to know',
  reviewed: (day: string) =>
    `Last reviewed ${day}. Registers change their rules: what the report says is what was read on its day.`,
  closedTitle: 'We know of no public company register here',
  noneTitle: 'We have not described the registers of this country yet',
  noneText:
    'That does not mean that a company there cannot be checked. After you order, a specialist finds out which official sources exist, asks them, and looks for courts, insolvency and sanctions.',
  noneLimits:
    'Where a source is closed or does not answer, the report says so with the reason instead of leaving a gap. If the company cannot be found, you pay nothing.',
};

/** Sources that are asked by machine. */
const sources = {
  title: 'What open sources say by themselves',
  lead: 'Sources that a program can query: what each one says about a company, and what it leaves out. The rest is an analyst’s work.',
  partsLabel: 'Parts of a report and who gives them',
  parts,
  byPerson: 'No open source: an analyst looks for it',
  asked: 'Asked for every order',
  notAsked: 'An analyst asks it when needed',
  inFile: (names: string) => `${names}, which an analyst fetches`,
  filesTitle: 'Files that an analyst fetches there',
  filesLead:
    'Some registers answer no program, or say more in a file. When needed, an analyst fetches it, a program reads it, and the report names it as the source of what it says.',
  fetched: 'An analyst fetches it when needed',
  tells: 'Tells',
  doesNotTell: 'Does not tell',
  accessTitle: 'Who may ask',
  access: {
    open: 'Everybody, without a key',
    free_key: 'Whoever has a key, which costs nothing',
    contract: 'Whoever has a contract',
  },
  licence: 'Licence',
};

/** A kind of report for one country. */
const reportPage = {
  names: { credit: 'Credit report', annual: 'Annual report' },
  title: {
    credit: (country: string) => `Credit report on a company: ${country}`,
    annual: (country: string) => `Annual report of a company: ${country}`,
  },
  description: {
    credit: (country: string, from: string) =>
      `What a credit report on a company (${country}) contains, section by section, for whom it is, and what it costs: from ${from}, charged after delivery.`,
    annual: (country: string, from: string) =>
      `Annual accounts, tax reports and transactions of a company (${country}): what it contains, how it is ordered, and what it costs: from ${from}, charged after delivery.`,
  },
  covers: { credit: 'What it covers', annual: 'What it covers' },
  sections: { credit: 'Section by section', annual: 'What you receive' },
  audience: 'Who needs it',
  dueTitle: 'When it is filed',
  besideTitle: 'Ordered beside the credit report, at its own price',
  beside:
    'Find the company and choose “Annual report” when you order. It has no rating and no limit, and courts and sanctions lists are not searched for it: for those order the credit report, which has the accounts too.',
  annualSample: 'Download a sample (PDF)',
  emptySections:
    'A section that the sources of a country cannot fill is not left out: it stands there with the reason.',
  prices: 'Prices and delivery',
  other: { credit: 'What the annual report contains', annual: 'What the credit report contains' },
};

export const en = { countriesPage, continentPage, countryPage, registers, sources, reportPage };
