import type { CountryFacts } from '#modules/content/contract.ts';
import type { Offer } from './offer.ts';

/** What of a country the map can be coloured by. */
export const measures = ['days', 'price', 'register', 'owners'] as const;
export type Measure = (typeof measures)[number];

/** What its registers show to the public: accounts as well, people as well, the entry alone, or nothing. */
export const registerDepths = ['accounts', 'people', 'entry', 'closed'] as const;
export type RegisterDepth = (typeof registerDepths)[number];

/** Who may look at owners; unknown where nobody has written it down. */
export const ownersAccesses = ['open', 'partly', 'closed', 'unknown'] as const;
export type OwnersAccess = (typeof ownersAccesses)[number];

/** What is known of a country in figures; no offer where no report can be ordered. */
export type Figures = Readonly<{
  offer: Offer | undefined;
  register: RegisterDepth;
  owners: OwnersAccess;
}>;

/** The measure of an address; days where it names none. */
export function readMeasure(params: URLSearchParams): Measure {
  return measures.find((measure) => measure === params.get('by')) ?? 'days';
}

const saysAccounts =
  /\baccounts\b|\b(?:audit(?:ed)?|securities)\b.*\breports\b|\bbalance sheet|\bfinancial statements\b/i;
const saysPeople =
  /\b(?:administrators?|directors?|managers?|managing|officers?|representatives?|signator(?:y|ies)|sign|signing|shareholders?|stockholders?|members?|partners?|founders?|owners?|beneficiaries|control|trustee|holders?|name of the head)\b/i;

/** How far the registers that are open to the public go, by what our country files say that they publish. */
export function depthOf(registers: CountryFacts['registers']): RegisterDepth {
  const published = registers
    .filter(({ access }) => access !== 'closed')
    .flatMap(({ publishes }) => publishes.en);
  if (published.some((item) => saysAccounts.test(item))) return 'accounts';
  if (published.some((item) => saysPeople.test(item))) return 'people';
  return published.length > 0 ? 'entry' : 'closed';
}
