import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

export const en = {
  description:
    'Find a foreign company by name, registration number or tax number, in any alphabet, and order a credit report on it. Searching costs nothing.',
  title: (country: string) => `Find a company: ${country}`,
  pageTitle: 'Company search',
  help: 'Enter everything you know about the company',
  need: 'We need at least one of these: Name, Registration Number, or TAX/VAT Number',
  name: 'Name',
  nameHint: 'As the company writes it, in any alphabet. The legal form may be left out.',
  regCode: 'Registration number',
  vatCode: 'TAX/VAT number',
  more: 'Additional information',
  moreHint: 'Helps to tell namesakes apart.',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  addInfo: 'Anything else you know',
  find: 'Find',
  waitingTitle: (what: string, country: string) =>
    `Looking for “${what}” in the company register: ${country}`,
  waitingText: 'We compare names in every spelling, former names and numbers.',
  cancel: 'Cancel the search',
  cancelled: 'The search is cancelled. What you typed is still here.',
  late: 'The register has not answered within 100 seconds, so the search was stopped. What you typed is still here: try again, or come back later.',
  stillSearching:
    'Still searching: it takes longer than usual. You may wait, or cancel and search again later.',
  /** Our own machine had too much to do before the search came to its end. */
  cutShort: {
    someTitle: 'The search was cut short',
    someText:
      'Our server is overloaded just now. Below is what we found before time ran out; a better match may be missing. Search again in a moment, or add a number, the town or more of the name.',
    noneTitle: 'The search has not come to its end',
    noneText:
      'Our server is overloaded just now, and had found nothing when time ran out. This does not mean that there is no such company: search again in a moment, or add a number or more of the name.',
    again: 'Search again',
  },
  offline: 'There is no answer from our server. Check your connection and try again: what you typed is kept.',
  sampleFailedTitle: 'The sample report is not available right now',
  sampleFailedText: 'It could not be prepared. Please try again in a minute.',
  sampleTooOften:
    'Several samples were downloaded from your network in a short time. Please try again a little later.',
  chooseCountry: 'Which country is the company from?',
  results: (count: number) => `Search results: ${count}`,
  resultsShown: (first: number, last: number, total: number, hasMore: boolean) =>
    `Showing ${first}–${last} of the ${total} that fit best${hasMore ? '; there may be more' : ''}.`,
  resultsNarrow: 'If yours is not among them, add a number, a city or the rest of the name.',
  /** By what a long list is narrowed. */
  filters: {
    title: 'Filters',
    open: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters: ${chosen}`),
    facets: { status: 'Status', city: 'City', form: 'Legal form' },
    unstated: { status: 'Not stated', city: 'Not stated', form: 'Not stated' },
    chosen: '(chosen: leave it out)',
    more: (count: number) => `${count} more`,
    clear: 'Clear the filters',
    show: (count: number) => `Results: ${count}`,
    fitting: (count: number, all: number) => `${count} of the ${all} found fit the filters.`,
    bound: (all: number) =>
      `The filters choose among these ${all}, which fit best. There may be more companies: a number, a city or more of the name finds them.`,
    hiddenBest: (name: string) => `The filters leave out the best match: ${name}.`,
    noneTitle: 'No company fits all these filters',
    noneText: (all: number) => `The search itself found ${all}. Leave out a filter, or clear them all.`,
  },
  /** Two companies side by side. */
  compare: {
    choose: 'Compare',
    explained: 'Tick two companies to see them side by side.',
    one: (name: string) => `Ticked: ${name}. Tick one more.`,
    two: (names: readonly string[]) => `Ticked: ${new Intl.ListFormat('en').format(names)}.`,
    many: (count: number) => `You have ticked ${count}. Two can be compared: untick the others.`,
    button: 'Compare two',
    heading: 'Two companies side by side',
    back: 'Back to the results',
    search: 'Search for a company',
    missingTitle: 'These two cannot be compared',
    missing: (known: string | undefined) =>
      known === undefined
        ? 'Neither of the two companies is in our registers, or they are no longer listed.'
        : `Only ${known} is in our registers. The other one is unknown to us, or is no longer listed.`,
    ownWords: 'Where a name or an address differs, words that only one of the two has are underlined.',
    verdicts: { same: 'The same', differs: 'Different', unstated: 'Stated by one only' },
    form: 'Legal form',
    fields: { nameLat: 'In Latin letters', city: 'City', formerNames: 'Former names', register: 'Register' },
    nothing: 'Not stated',
    fit: 'Compared with what you typed',
    notFound: 'Not among the results of this search',
    order: 'Order report',
    orderAria: (name: string) => `Order report: ${name}`,
  },
  resultPages: {
    pages: 'Pages of results',
    previous: 'Previous page of results',
    next: 'Next page of results',
    page: (page: number) => `Page ${page} of the results`,
  },
  /** Said beneath the number of results. */
  searchedFor: (what: string, country: string) =>
    what === '' ? `in ${withArticle(country)}` : `for ${what}, in ${withArticle(country)}`,
  quoted: (name: string) => `“${name}”`,
  offer: (price: string, days: string) => `A credit report costs from ${price} and comes in ${days}.`,
  edit: 'Edit',
  editAria: 'Edit the search',
  matchTitle: 'Compared with what you typed',
  detailsOf: (name: string) => `Details: ${name}`,
  matchExplained: 'The word at a name says how well the company fits what you typed; the arrow shows why.',
  nameMarked: 'Words of a name that you typed are underlined.',
  alsoIn: (registers: string) => `Also in ${registers}`,
  branches: (count: number) => `${count} ${plural(count, { one: 'branch', other: 'branches' })}`,
  branch: 'Branch',
  sourceOn: (register: string, day: string) => `${register}, as of ${day}`,
  moreNames: (count: number) => `and ${count} more`,
  suggestions: 'Companies with this name',
  suggested: (count: number) =>
    `${count} ${plural(count, { one: 'company', other: 'companies' })} suggested. Use the down arrow to choose.`,
  suggestedFormer: (name: string) => `also known as ${name}`,
  select: 'Select',
  selectAria: (name: string) => `Select ${name}`,
  errorTitle: 'Error searching for organization',
  noneTitle: 'None of these?',
  noneText:
    'Order with what you typed: our people search further, and if the company cannot be found you pay nothing.',
  orderTyped: 'Order with what I typed',
  change: 'Change the search',
  foundedOn: 'Founded',
  otherSource: 'Source',
  demoRegister: 'Demo register (synthetic companies)',
  formerly: (names: string) => `Formerly ${names}`,
  demo: 'Demo: invented company',
  companyStatus: 'Company status',
  status: {
    Active: 'Active',
    Deleted: 'Deleted',
    'In liquidation': 'In liquidation',
    'Is in process of reorganization': 'Is in process of reorganization',
  } as Record<string, string>,
  sources: {
    title: 'Which registers were asked',
    silent: (names: readonly string[]) =>
      `No answer from ${new Intl.ListFormat('en').format(names)}. The company may be registered there all the same.`,
    names: {
      local: 'Our registers',
      gleif: 'Global LEI Index (GLEIF)',
      'companies-house': 'Companies House, United Kingdom',
      brreg: 'Enhetsregisteret, Norway',
      vies: 'VIES, VAT numbers of the EU',
      ares: 'ARES, Czech Republic',
      egr: 'EGR, Belarus',
    } as Record<string, string>,
    states: {
      found: 'Found',
      none: 'Nothing found',
      unfinished: 'We had not come to the end of the search',
      unavailable: 'Did not answer',
      not_asked: 'Not asked: it cannot be searched by what you typed',
    },
    /** Where there is more to say than the state. */
    notes: {
      vat_valid: 'The VAT number is valid',
      vat_invalid: 'The VAT number is not valid',
      too_many: 'More companies bear this name than the register lists',
      cut_short: 'We could not search to the end',
      late: 'Did not answer in time',
      too_often: 'Could not be asked just now',
    } as Record<string, string>,
  },
  numbers: {
    register: {
      name: (register: string) => `The register can be searched by name: ${register}.`,
      number: (register: string) =>
        `The register finds a company by its number only, so give the number if you have it: ${register}.`,
      paid: (register: string) => `The register charges for every look-up, so a number helps: ${register}.`,
      none: (register: string) =>
        register === ''
          ? 'We know of no company register here that the public can search: a number, an address and a telephone help most.'
          : `The public cannot search the register online: ${register}. A number, an address and a telephone help most.`,
    },
    hint: (name: string, format: string) => (format === '' ? name : `${name}: ${lowered(format)}`),
    example: (example: string) => `e.g. ${example}`,
    same: (name: string) => `${name} serves for both: giving it once is enough`,
    noTax: 'There is no VAT here, and companies usually have no such number: leave it empty.',
    doubt: {
      unusual: 'This does not look like a number of this country. Please look again; you may search anyway.',
      'check digit': 'The check digit does not fit. Please look again; you may search anyway.',
    },
    doubtTitle: 'Is the number right?',
    doubtful: {
      unusual: (field: string, value: string) =>
        `${field} ${value} does not look like a number of this country.`,
      'check digit': (field: string, value: string) => `${field} ${value}: the check digit does not fit.`,
    },
    again: 'We searched with it all the same. If it has a slip, correct it and search again.',
  },
};

/** A format stands behind a colon. */
function lowered(format: string): string {
  return /^[A-Z][a-z]|^A /.test(format) ? format.charAt(0).toLowerCase() + format.slice(1) : format;
}

/** `in Germany`, but `in the United States`. */
function withArticle(country: string): string {
  const isNamed =
    /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|Isle of)\b/.test(country);
  return isNamed || /(Islands|Republic|Emirates|Territory|Territories)$|Republic of/.test(country)
    ? `the ${country}`
    : country;
}
