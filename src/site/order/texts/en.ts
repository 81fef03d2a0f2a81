import { allLanguages } from '#kernel/language-words.ts';

const list = new Intl.ListFormat('en');

/** Order page. */
export const en = {
  title: 'Order a report',
  description:
    'Order a credit report or an annual report on a foreign company: choose when you need it. The price is reserved on your card and charged only after the report is sent.',
  subjectTitle: 'The company',
  requestTitle: 'The company, as you described it',
  requestText: 'Our people search further. If the company cannot be found, you pay nothing.',
  change: 'Choose another company',
  oneTitle: 'The only company we found: is it this one?',
  oneChange: 'No, back to the search',
  oneTyped: (typed: string) => `You searched for: ${typed}`,
  noneTitle: (isName: boolean, registers: readonly string[]) =>
    registers.length === 0
      ? 'No register has answered: we search by hand with what you typed'
      : `Nothing under this ${isName ? 'name' : 'number'} in ${list.format(registers)}: we search by hand with what you typed`,
  noneChange: 'Correct what I typed',
  ourRegisters: 'our registers',
  nearTitle: 'Did you mean one of these?',
  asTyped: (what: string) => `I have checked the spelling. Search by hand for exactly this: ${what}`,
  asTypedMissing: 'Confirm that we search for what you typed, or correct it',
  tariffTitle: 'When do you need the report?',
  dueFixed: 'The moment is fixed when your order is accepted.',
  contactTitle: 'Where do we send it?',
  email: 'E-mail',
  emailHint: 'The report and the link to follow your order come to this address.',
  emailHintOwn:
    'The report and the link to follow your order come to this address. The order stays in your profile too.',
  emailWrong: 'Enter a valid E-mail',
  buyer: {
    title: 'Buying for a company?',
    lead: 'All of it is optional. It goes on your receipt and to whoever prepares the report.',
    typeLegend: 'Who buys',
    types: { LegalEntity: 'A company', Individual: 'A private person' },
    labels: {
      companyName: 'Company name',
      countryCode: 'Country of the company',
      vatCode: 'VAT or tax number',
      address: 'Registered address',
      reference: 'Your purchase reference',
      purpose: 'What you need the report for',
      note: 'Note for the analyst',
      copies: 'Copies of the report',
    },
    vatCodeHint:
      'With the letters of the country, if it has them. We check its form, and may ask VIES about one of the EU.',
    vatAsIs: 'Go on with this number: the receipt will have no reverse charge.',
    referenceHint: 'Printed on the receipt: a purchase order, a cost centre.',
    noteHint:
      'What you want to know, or know already. Not printed on anything. Papers can be added on the page of the order.',
    copiesHint:
      'Up to three more addresses, with commas between them. They get the report and the link to the order.',
    chooseCountry: 'Choose a country',
    choosePurpose: 'Rather not say',
    purposeHint:
      'The analyst looks at what matters for it. Reports are about companies, not for hiring people.',
    mayBeNamed: 'You may name us to the company when you call it. Without this we do not say who asks.',
  },
  companyNameMissing: 'Enter the name of the company, or choose a private person',
  countryMissing: 'Choose the country of the company',
  vatNotValid: 'VIES says that this number is not valid. Correct it, or tick the box below to go on.',
  copiesWrong: 'Enter addresses like name@example.com, with commas between them',
  copiesMany: 'At most three addresses get a copy',
  tariffMissing: 'Choose a delivery time',
  terms:
    'I order this report and agree that its price is reserved on my card, at the latest when the report is ready and again if need be, and charged after the report is sent.',
  termsUnder: 'The contract is the',
  termsOffer: 'public offer',
  opensNewTab: '(opens in a new tab)',
  termsMissing: 'Tick the box to confirm the order',
  summaryTitle: 'Summary',
  report: (kind: string) => `${kind} in ${allLanguages('en')}`,
  reportTitle: 'Which report do you need?',
  reports: {
    credit: 'Whether to deal with the company: rating, limit, owners, courts, sanctions, accounts',
    annual: 'What the company itself reports, year by year: full accounts, taxes, transactions, filings',
  },
  from: (price: string) => `from ${price}`,
  aboutCompany: 'Company',
  aboutNumber: 'Number',
  aboutCountry: 'Country',
  aboutTariff: 'Delivery',
  aboutDue: 'Arrives',
  reserved: 'Reserved',
  reservedNow: 'Reserved now',
  chargedNow: 'Charged now',
  reservedLater: 'Reserved when ready',
  promiseAny: 'Charged only after the report is sent.',
  promiseLater: 'Your card is only checked now. The price is reserved when the report is ready.',
  promise: 'Reserved now, charged only after the report is sent.',
  notPlacedTitle: 'The order was not placed',
  pay: 'Go to the card page',
  payConfirm: 'Confirm the new price',
  paying: 'Placing the order…',
  secure: 'You enter the card on the page of the payment service. We never see its number.',
  priceChangedTitle: 'The price has changed',
  priceChanged: (before: string, now: string) =>
    `It was ${before} when you saw it and is ${now} now. Look at it and confirm again, or choose another delivery time.`,
  sessionEndedTitle: 'Your sign-in has ended',
  sessionEnded:
    'Nothing has been ordered yet. Sign in to keep the order in your profile, or send it as a guest.',
  signInAgain: 'Sign in and come back',
  nothingTitle: 'No company chosen',
  nothingText: 'Choose a country and find the company first; the order starts from there.',
  goneTitle: 'This company is not found any more',
  silentTitle: 'The register does not answer',
  goneText: 'Search again, or order with what you typed.',
  searchAgain: 'Search again',
};
