import type { MatchGrade, MatchReason } from './contract.ts';
import type { FieldMatch } from './field-match.ts';

/** A match with its texts cut to what fits a line. */
export type Told = FieldMatch & Readonly<{ asked: string; known: string }>;
export type MatchWords = Readonly<{
  grades: Readonly<Record<MatchGrade, string>>;
  sentence: (told: Told) => string;
}>;

export const yearOf = (day: string | null | undefined) => day?.slice(0, 4);

const adjectives: Readonly<Record<string, string>> = {
  AM: 'Armenian',
  AT: 'Austrian',
  AU: 'Australian',
  AZ: 'Azerbaijani',
  BE: 'Belgian',
  BG: 'Bulgarian',
  BR: 'Brazilian',
  BY: 'Belarusian',
  CH: 'Swiss',
  CZ: 'Czech',
  DE: 'German',
  DK: 'Danish',
  EE: 'Estonian',
  ES: 'Spanish',
  FI: 'Finnish',
  FR: 'French',
  GB: 'British',
  GE: 'Georgian',
  GR: 'Greek',
  HR: 'Croatian',
  HU: 'Hungarian',
  IN: 'Indian',
  IT: 'Italian',
  JP: 'Japanese',
  KG: 'Kyrgyz',
  KZ: 'Kazakh',
  LI: 'Liechtenstein',
  LT: 'Lithuanian',
  LU: 'Luxembourg',
  LV: 'Latvian',
  MY: 'Malaysian',
  NL: 'Dutch',
  NO: 'Norwegian',
  PL: 'Polish',
  PT: 'Portuguese',
  RO: 'Romanian',
  RS: 'Serbian',
  RU: 'Russian',
  SE: 'Swedish',
  SG: 'Singapore',
  SI: 'Slovenian',
  SK: 'Slovak',
  TR: 'Turkish',
  UA: 'Ukrainian',
};

const numberOf = ({ field }: Told) => (field === 'vatCode' ? 'TAX/VAT number' : 'registration number');
const until = ({ day }: Told) => (yearOf(day) === undefined ? '' : `, until ${yearOf(day)}`);

const sentences: Readonly<Record<MatchReason, (told: Told) => string>> = {
  'same name': () => 'The name matches',
  'other letters': ({ known }) => `The same name in other letters: ${known}`,
  'nearly, other letters': ({ asked, known }) => `Nearly the same name in other letters: ${asked} / ${known}`,
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
  'same form': ({ known }) => `The legal form matches: ${known}`,
  'form of a country': ({ asked, known, country = '' }) => {
    const adjective = adjectives[country];
    return adjective === undefined
      ? `${known} is the same kind of company as ${asked}`
      : `${known} is the ${adjective} form of ${asked}`;
  },
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

export const words: MatchWords = {
  grades: {
    exact: 'Exact match',
    'very likely': 'Very likely',
    possible: 'Possible',
    doubtful: 'Doubtful',
  },
  sentence: (told) => sentences[told.reason](told),
};
