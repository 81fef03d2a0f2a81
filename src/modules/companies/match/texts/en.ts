/** A compared field with its texts cut to what fits a line. */
export type Told = Readonly<{
  field: string;
  verdict: string;
  asked: string;
  known: string;
  /** Whether `known` is our word for a family of legal forms, as the register has none of its own. */
  isFamily?: boolean;
  /** What a country calls what is its own, in every language: its form of a company. */
  adjective?: string | undefined;
  day?: string | null;
}>;

export const yearOf = (day: string | null | undefined) => day?.slice(0, 4);

const numberOf = ({ field }: Told) => (field === 'vatCode' ? 'TAX/VAT number' : 'registration number');
const until = ({ day }: Told) => (yearOf(day) === undefined ? '' : `, until ${yearOf(day)}`);

type Reason =
  | 'same name'
  | 'other letters'
  | 'nearly, other letters'
  | 'other keyboard'
  | 'number in words'
  | 'beginning'
  | 'trading name'
  | 'translated name'
  | 'former name'
  | 'like former name'
  | 'other order'
  | 'other spelling'
  | 'more words'
  | 'fewer words'
  | 'common words'
  | 'like name'
  | 'other name'
  | 'name beside a place'
  | 'same form'
  | 'form of a country'
  | 'kin form'
  | 'other form'
  | 'no form'
  | 'same number'
  | 'number of another kind'
  | 'one character'
  | 'two characters'
  | 'other number'
  | 'no number'
  | 'same address'
  | 'same city'
  | 'part of address'
  | 'other city'
  | 'other address'
  | 'no address'
  | 'same country'
  | 'other country'
  | 'same phone'
  | 'other phone'
  | 'no phone'
  | 'same email'
  | 'same mail domain'
  | 'public mailbox'
  | 'other email'
  | 'no email'
  | 'deleted'
  | 'liquidation'
  | 'reorganisation';

const sentences: Readonly<Record<Reason, (told: Told) => string>> = {
  'same name': () => 'The name matches',
  'other letters': ({ known }) => `Reads the same in other letters: ${known}`,
  'nearly, other letters': ({ asked, known }) => `Nearly the same name in other letters: ${asked} / ${known}`,
  'other keyboard': ({ asked, known }) =>
    `In the other keyboard layout you typed ${asked}; the register says ${known}`,
  'number in words': ({ asked, known }) => `The same number written otherwise: ${asked} / ${known}`,
  beginning: ({ asked, known }) => `The beginnings of its words: ${asked} / ${known}`,
  'trading name': ({ known }) => `Its trading name: ${known}`,
  'translated name': ({ known }) => `Its name in another language: ${known}`,
  'former name': (told) => `Former name: ${told.known}${until(told)}`,
  'like former name': (told) => `Close to a former name: ${told.known}${until(told)}`,
  'other order': () => 'The same words in another order',
  'other spelling': ({ asked, known }) => `Spelt a little differently: ${asked} / ${known}`,
  'more words': ({ known }) => `The register’s name has more words: ${known}`,
  'fewer words': ({ asked }) => `The register’s name lacks: ${asked}`,
  'common words': ({ known }) => `Part of the name is alike: ${known}`,
  'like name': ({ known }) => `A similar name: ${known}`,
  'other name': ({ known }) => `Another name: the register says ${known}`,
  'name beside a place': ({ asked }) => `The name matches if “${asked}” is not a part of it`,
  'same form': ({ known }) => `The legal form matches: ${known}`,
  'form of a country': ({ asked, known, adjective }) =>
    adjective === undefined
      ? `${known} is the same kind of company as ${asked}`
      : `${known} is the ${adjective} form of ${asked}`,
  'kin form': ({ asked, known }) =>
    `A legal form of the same kind: the register says ${known}, you typed ${asked}`,
  'other form': ({ asked, known }) => `Another legal form: the register says ${known}, you typed ${asked}`,
  'no form': () => 'The register does not tell the legal form',
  'same number': (told) => `The ${numberOf(told)} matches`,
  'number of another kind': ({ known }) =>
    `The number matches: the register has it as another number, ${known}`,
  'one character': (told) => `The ${numberOf(told)} matches except one character: ${told.known}`,
  'two characters': (told) => `The ${numberOf(told)} matches except two characters: ${told.known}`,
  'other number': (told) => `Another ${numberOf(told)}: the register says ${told.known}`,
  'no number': (told) => `The register lists no ${numberOf(told)}`,
  'same address': () => 'The address matches',
  'same city': ({ known, verdict }) =>
    verdict === 'agrees' ? `The city matches: ${known}` : `The city matches, the street does not: ${known}`,
  'part of address': ({ known }) => `Part of the address matches: ${known}`,
  'other city': ({ known }) => `Another city: the register says ${known}`,
  'other address': ({ known }) => `Another address: the register says ${known}`,
  'no address': () => 'The register lists no address',
  'same country': ({ asked }) => `The country in the name agrees: ${asked}`,
  'other country': ({ asked, known }) => `You search in ${known}; the name says ${asked}`,
  'same phone': () => 'The telephone matches',
  'other phone': () => 'Another telephone than in the register',
  'no phone': () => 'The register lists no telephone',
  'same email': () => 'The e-mail matches',
  'same mail domain': ({ known }) => `The e-mail is at the company’s domain: ${known}`,
  'public mailbox': ({ known }) => `A mailbox at ${known} can be anybody’s`,
  'other email': () => 'The e-mail is at another domain than in the register',
  'no email': () => 'The register lists no e-mail',
  deleted: ({ day }) =>
    yearOf(day) === undefined
      ? 'The company is deleted from the register'
      : `The company was deleted from the register in ${yearOf(day)}`,
  liquidation: () => 'The company is being wound up',
  reorganisation: () => 'The company is being reorganised: name and number may change',
};

export const en = {
  grades: {
    exact: 'Exact match',
    'very likely': 'Very likely',
    possible: 'Possible',
    doubtful: 'Doubtful',
  },
  /** What is told, in words of this language. */
  told: (told: Told): Told => told,
  sentences,
};
export type Texts = typeof en;
