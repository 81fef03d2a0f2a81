/** Country page and company search. */
export const countryPage = {
  title: (country: string) => `Credit report on a company: ${country}`,
  description: (country: string, days: string) =>
    `Find a company (${country}) and order a credit report: ${days}. The card is charged only after the report is sent.`,
  lead: (days: string) =>
    `Find the company, choose how fast you need the report, and reserve the price on your card. Reports arrive in ${days}.`,
  tariffsTitle: 'Prices and delivery',
  tariffsLead: 'The same full report at every price: you choose only the speed.',
  searchTitle: 'Find the company',
};

export const search = {
  title: (country: string) => `Find a company: ${country}`,
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
  waitingTitle: (country: string) => `Asking the company register: ${country}`,
  waitingText: 'We compare names in every spelling, former names and numbers.',
  chooseCountry: 'Which country is the company from?',
  otherCountry: 'Another country',
  results: (count: number) => `Search results: ${count}`,
  select: 'Select',
  selectAria: (name: string) => `Select ${name}`,
  errorTitle: 'Error searching for organization',
  noneTitle: 'None of these?',
  noneText:
    'Order with what you typed: our people search further, and if the company cannot be found you pay nothing.',
  orderTyped: 'Order with what I typed',
  change: 'Change the search',
  otherSource: 'Source',
  demoRegister: 'Demo register (synthetic companies)',
  formerly: (names: string) => `Formerly ${names}`,
  matched: {
    number: 'The number agrees',
    name: 'The name agrees',
    'former name': 'Known before under this name',
    'similar name': 'A similar name',
  } as Record<string, string>,
  demo: 'Demo: invented company',
  status: {
    Active: 'Active',
    Deleted: 'Deleted',
    'In liquidation': 'In liquidation',
    'Is in process of reorganization': 'Is in process of reorganization',
  } as Record<string, string>,
};
