/** Fixed words of the document. */
export const en = {
  attachedRecord: 'The facts of this report with their evidence, as JSON',
  attachedSignature: 'Signature of dossier.json (detached JWS)',
  contents: 'Contents',
  control: 'Report details',
  reportNumber: 'Report number',
  orderNumber: 'Order number',
  revision: 'Revision',
  country: 'Country',
  tariff: 'Tariff',
  ordered: 'Ordered',
  started: 'Work started',
  issued: 'Issued',
  completeness: 'Completeness',
  completenessOf: (filled: number, all: number, percent: number) =>
    `${percent}% (${filled} of ${all} sections have facts)`,
  template: 'Template',
  match: 'Requested and identified',
  detail: 'Detail',
  requestedAs: 'Requested as',
  identifiedAs: 'Identified as',
  name: 'Name',
  regCode: 'Registration number',
  vatCode: 'Tax or VAT number',
  address: 'Address',
  notGiven: 'not given',
  notKnown: 'not established',
  none: '—',
  demo: 'DEMO: the company comes from a synthetic register. It does not exist, and nothing in this report describes a real company.',
  demoMark: 'DEMO',
  sample: {
    kinds: { credit: 'Sample of a credit report', annual: 'Sample of an annual report' },
    mark: 'SAMPLE',
    line: 'The company is invented',
    notice:
      'SAMPLE: the company, its people, sums and sources are invented. This is how a report on a real company of this country is laid out.',
  },
  /** Beside the name of an annual report, where a credit report has its rating. */
  annual: {
    years: (first: string, last: string) =>
      first === last ? `What the company reports of ${last}` : `What the company reports of ${first}–${last}`,
    noYears: 'No accounts could be obtained',
    sentence:
      'Accounts, taxes, transactions and filings as their sources state them. An annual report gives no rating and no credit limit, and courts and sanctions lists are not searched for it: that is what the credit report is for.',
  },
  disclaimer: [
    'This report states what the named sources said on the dates given beside each value. Sources can be late or wrong; please tell us if something contradicts an official source.',
    'For the customer’s own decisions only. It may not be passed on, published or used to decide about private individuals. It is no promise that any debt will be paid.',
  ],
  reading: 'How to read this report',
  readingItems: [
    'Every value, or the row of a table that comes from one source, carries a number in brackets. It leads to the last section, which names the source, the way it was obtained, the date and, where a copy was kept, its fingerprint.',
    '“Searched, nothing found” is an answer and has its own source. A section without facts says why.',
    'The light on the summary page follows from the facts by fixed rules; every reason is printed beneath it. It is never green while owners, group, payments or accounts are unknown.',
    'Text in a script that this edition cannot print is shown in Latin letters.',
  ],
  summary: 'Summary',
  verdict: 'Overall light',
  reasons: 'Why',
  keyFacts: 'Key facts',
  searched: 'What was searched',
  section: 'Section',
  outcome: 'Outcome',
  factsFrom: (facts: number, sources: number) =>
    `${facts} ${facts === 1 ? 'fact' : 'facts'} from ${sources} ${sources === 1 ? 'source' : 'sources'}`,
  field: 'Field',
  value: 'Value',
  emptySection: 'No facts in this section',
  lookedIn: 'Looked in',
  gaps: 'Not known',
  thin: 'There is little in this report',
  thinOf: (filled: number, all: number, percent: number) =>
    `${filled} of ${all} sections have facts; we call a report thin below ${percent}%. Why it is sent all the same:`,
  unfilled: 'Not filled yet.',
  noOpinion: 'No opinion is given.',
  original: 'Original',
  translatedBy: { human: 'translated', machine: 'machine translation' },
  source: 'Source',
  method: 'Method',
  retrieved: 'Retrieved',
  fingerprint: 'SHA-256',
  disputed: (count: number) =>
    `${count === 1 ? 'For one value' : `For ${count} values`} the sources say different things. Printed is what the official register of the country says before others, and what is fresher before what is older; what an analyst decided stands above both.`,
  evidenceIntro: 'Numbers in brackets throughout the report refer to this list.',
  order: 'Order',
  page: 'Page',
  pageOf: 'of',
  yes: 'Yes',
  no: 'No',
  days: (count: string) => `${count}\u00a0days`,
  percent: (digits: string) => `${digits}%`,
  /** How a fact was obtained. */
  methods: {
    register: 'Official register',
    filing: 'Filed document',
    interview: 'Interview',
    media: 'Media',
    computed: 'Computed',
    analyst: 'Analyst’s judgement',
    customer: 'Stated by the customer',
  },
  /** Beside the light of the first page. */
  lights: {
    green: {
      headline: 'No warning signs found',
      sentence: 'Nothing in the sources searched speaks against dealing with the company.',
    },
    gaps: {
      headline: 'No warning signs, but not all is known',
      sentence:
        'Nothing in the sources searched speaks against the company. What is not known stands here beside it.',
    },
    amber: { headline: 'Needs attention', sentence: 'Some points deserve a closer look before you commit.' },
    red: {
      headline: 'Serious warning',
      sentence: 'At least one finding speaks against dealing with the company without further advice.',
    },
    grey: { headline: 'Not enough information', sentence: 'The sources do not allow a sound statement.' },
  },
};
export type Texts = typeof en;
