import { type Language, type Part, parts } from './part.ts';

/** A legal form as it stands beside a name, and in which part of the companies; some have a word before the name as well. */
export type Form = Readonly<{ text: string; share: number; latin: string; lead?: string }>;

export type Country = Readonly<{
  code: string;
  /** Share of the corpus, in percent. */
  share: number;
  lang: string;
  language: Language;
  /** Companies that bear a name of another language: where two are official. */
  second?: Readonly<{ language: Language; share: number; forms: readonly Form[] }>;
  forms: readonly Form[];
  formFirst: number;
  quotes: readonly (readonly [string, string])[];
  /** How many have an official name in Latin letters. */
  latinShare: number;
  places: readonly Part[];
  streets: readonly string[];
  dial: string;
}>;

/** `text|share|Latin; …` */
export const forms = (list: string): Form[] =>
  list.split(';').map((entry) => {
    const [text = '', share = '1', latin = ''] = entry.trim().split('|');
    return { text, share: Number(share), latin: latin || text };
  });
export const places = (list: string) => parts('place', list);
const noQuotes = [['', '']] as const;
export const guillemets = [
  ['«', '»'],
  ['"', '"'],
  ['"', '"'],
] as const;

type Given = Partial<Country> &
  Pick<Country, 'code' | 'share' | 'lang' | 'language' | 'forms' | 'places' | 'streets' | 'dial'>;
export const country = (given: Given): Country => ({
  formFirst: 0,
  quotes: noQuotes,
  latinShare: 0,
  ...given,
});
