/** How far an order of the demonstration goes. */
export type DemoStage = 'accepted' | 'taken' | 'asked' | 'in review' | 'delivered' | 'claimed';

export type DemoOrder = Readonly<{
  /** Where its company is; the first made-up one of the country's register. */
  country: string;
  /** Whose it is: an account of the demonstration. */
  by: 'customer' | 'director';
  stage: DemoStage;
  /** The slowest tariff instead of the quickest: its card is only verified. */
  isSlow?: boolean;
}>;

/** What somebody finds who opens the desk for the first time: something in every state, the finished ones first. */
export const demoOrders: readonly DemoOrder[] = [
  { country: 'gb', by: 'customer', stage: 'delivered' },
  { country: 'br', by: 'director', stage: 'claimed' },
  { country: 'jp', by: 'director', stage: 'in review' },
  { country: 'fr', by: 'customer', stage: 'asked' },
  { country: 'kz', by: 'director', stage: 'taken' },
  { country: 'tr', by: 'customer', stage: 'accepted' },
  { country: 'ae', by: 'director', stage: 'accepted' },
  { country: 'us', by: 'customer', stage: 'accepted', isSlow: true },
];

/** What the buyer of the French company is asked. */
export const question = {
  question: 'The name is borne by two companies in Lyon. Which address do you have for yours?',
  language: 'en',
} as const;

/** What the buyer of the Brazilian report says of it. */
export const claim =
  'The report names a director who left in spring: the register shows another one since 4 May. Please compare.';

/** What the buyer of the British report says of it. */
export const review = {
  rating: 5,
  text: 'Clear on the first page, and every figure leads to the line of the register it came from.',
  authorName: 'Camille Moreau',
  companyName: 'Atelier Moreau',
  mayPublish: true,
} as const;

/** What somebody named in a report asks. */
export const dataRequest = {
  kind: 'correct',
  relation: 'named',
  name: 'Marta Lindqvist',
  company: 'Nordwind Maschinenbau GmbH, Germany',
  message: 'The report says that I am on the board. I left it in March 2024, as the register shows.',
  email: 'marta@demo.countercheck.example',
};

/** What a visitor asks by the contact form. */
export const visitorsQuestion = {
  name: 'Ingrid Solberg',
  phone: '+47-22-00-00-00',
  email: 'ingrid@demo.countercheck.example',
  message:
    'We have a list of forty suppliers in Vietnam. Can you report on all of them by the end of January?',
} as const;
