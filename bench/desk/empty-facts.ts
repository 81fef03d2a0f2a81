/** A source as it is typed once, with the letter that chooses how its facts were obtained. */
type Source = Readonly<{ name: string; method: string }>;

/** What is typed into a section: single values by their fields, answers by the number of their key, then rows of its table. */
export type TypedSection = Readonly<{
  code: string;
  source: Source;
  values?: Readonly<Record<string, string>>;
  /** Fields with a few answers: which one, counted from 1. */
  answers?: Readonly<Record<string, number>>;
  rows?: readonly (readonly string[])[];
}>;

const register: Source = { name: 'Commercial register', method: 'O' };
const accounts: Source = { name: 'Register of accounts', method: 'F' };
const call: Source = { name: 'Telephone call to the company', method: 'I' };
const courts: Source = { name: 'Court register', method: 'O' };
const lists: Source = { name: 'Sanctions lists of the UN, EU, US and UK', method: 'O' };

/** 60 facts of a company that no source prefills; rating and summary follow by themselves. Empty cells of a row are skipped. */
export const emptyFacts: readonly TypedSection[] = [
  {
    code: 'identification',
    source: register,
    values: {
      legal_name: 'Elbe Holzbau GmbH',
      trade_name: 'Elbe Holz',
      legal_form: 'GmbH',
      registration_number: 'HRB 187345',
      register: 'Handelsregister Hamburg',
      vat_number: 'DE298765432',
      incorporation_date: '2014-03-18',
      status_in_register: 'entered',
      jurisdiction: 'DE',
    },
    answers: { vat_payer: 1, status: 1, listed: 2 },
  },
  {
    code: 'contacts',
    source: register,
    values: {
      registered_address: 'Billhorner Deich 41, 20539 Hamburg',
      phone: '+49407891234',
      email: 'info@elbe-holzbau.de',
      website: 'https://elbe-holzbau.de',
    },
  },
  {
    code: 'history',
    source: register,
    rows: [
      ['2014-03-18', 'Registration'],
      ['2019-06-02', 'Change of address'],
    ],
  },
  {
    code: 'capital',
    source: register,
    values: { issued_capital: '25000' },
    rows: [
      ['Jens Brandt', '', '60'],
      ['Maike Brandt', '', '40'],
    ],
  },
  {
    code: 'owners',
    source: register,
    rows: [
      ['Jens Brandt', '', '60'],
      ['Maike Brandt', '', '40'],
    ],
  },
  {
    code: 'management',
    source: register,
    rows: [
      ['Jens Brandt', 'Managing director', '2014-03-18'],
      ['Maike Brandt', 'Managing director', '2017-09-01'],
    ],
  },
  {
    code: 'activities',
    source: call,
    values: {
      activity: 'Timber frame construction',
      activity_code: '41.20',
      premises: 'Rented workshop',
      employees: '18',
    },
  },
  { code: 'partners', source: call, rows: [['Holz Tusche GmbH', '', 'Supplier']] },
  { code: 'payments', source: call, values: { days_beyond_terms: '6' } },
  {
    code: 'financials',
    source: accounts,
    rows: [
      ['2025-12-31', '3245000', '182000', '1890000', '640000'],
      ['2024-12-31', '2970000', '141000', '1765000', '512000'],
    ],
  },
  {
    code: 'legal',
    source: courts,
    answers: { insolvency: 1, court_cases: 1, enforcement: 1, charges: 1, tax_arrears: 1, strike_off: 1 },
  },
  { code: 'screening', source: lists, answers: { sanctions: 1, exposed_persons: 1 } },
];
