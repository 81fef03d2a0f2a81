import type { CompanyRecord } from '#names/company/company-record.ts';
import { at, Random } from '../corpus/random.ts';
import { type FormOfNobody, formsOfNobody } from './forms.ts';
import { readWordList } from './word-lists.ts';

/** A company of this register, with what questions about it are made of. */
export type Borne = Readonly<{
  country: string;
  words: readonly string[];
  form: FormOfNobody;
  name: string;
  ref: string;
  record: CompanyRecord;
}>;

/** A country's words and letters. */
export type Tongue = Readonly<{ country: string; words: readonly string[]; alphabet: readonly string[] }>;

const purpose = 201;
const isUnspaced = (country: string): boolean => country === 'CN' || country === 'JP' || country === 'TH';
const shareDissolved = 0.15;
const shareShared = 0.1;

/** So many words of a list are enough, taken from everywhere in it: it goes by the alphabet. */
export function tongueOf(country: string, seed: number): Tongue {
  const random = new Random(seed, country.charCodeAt(0) * 256 + country.charCodeAt(1), purpose);
  const all = readWordList(country);
  const words = Array.from({ length: 4_000 }, () => random.pick(all));
  return { country, words, alphabet: [...new Set(words.join(''))] };
}

/** Words as a name: with capitals, and joined where the script has no gaps. */
export function joinWords(country: string, words: readonly string[]): string {
  if (isUnspaced(country)) return words.join('');
  return words
    .map((word) => word.charAt(0).toLocaleUpperCase(country === 'TR' ? 'tr' : 'und') + word.slice(1))
    .join(' ');
}

export const inForm = (spelling: string, stem: string): string => spelling.replace('*', stem);

/** A name as it may be typed and still be the same: what only case, gaps, signs between words and width tell apart is one. */
export const signsOf = (country: string, name: string): string =>
  `${country} ${name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')}`;

/** The companies of one country; the same seed makes the same ones. */
export function bearersOf({ country, words }: Tongue, count: number, seed: number): Borne[] {
  const random = new Random(seed, country.charCodeAt(0) * 256 + country.charCodeAt(1), purpose + 1);
  const forms = formsOfNobody.get(country) ?? [];
  const made: Borne[] = [];
  for (let place = 0; place < count; place += 1) {
    const twin = made.length > 10 && random.chance(shareShared) ? random.pick(made) : undefined;
    const own = [1, 2, 2, 2, 3].slice(random.below(5))[0] ?? 2;
    const chosen = Array.from({ length: own }, () => random.pick(words));
    if (random.chance(0.1)) chosen.push(String(2 + random.below(98)));
    const named = twin?.words ?? chosen;
    const form = random.chance(0.6) ? at(forms, 0) : random.pick(forms);
    const name = inForm(at(twin?.form ?? form, 0), joinWords(country, named));
    const ref = `nobody-${country}-${place}`;
    const record: CompanyRecord = {
      country,
      sourceRef: ref,
      name,
      status: random.chance(shareDissolved) ? 'Deleted' : 'Active',
      regCode: numberOf(country, random),
      ...(random.chance(0.5)
        ? {
            formText: at(twin?.form ?? form, 0)
              .replaceAll(/[*«»]/g, ' ')
              .trim(),
          }
        : {}),
    };
    made.push({ country, words: named, form: twin?.form ?? form, name, ref, record });
  }
  return made;
}

function numberOf(country: string, random: Random): string {
  const digits = String(10_000_000 + random.below(89_999_999));
  if (country === 'DE') return `${random.pick(['HRB', 'HRA'])} ${digits.slice(0, 6)}`;
  return country === 'GB' && random.chance(0.3) ? `SC${digits.slice(0, 6)}` : digits;
}
