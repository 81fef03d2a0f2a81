import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian keeps a language's words, and the package they come from. */
type WordList = Readonly<{ package: string; file: string; letters: RegExp }>;

const hunspell = (name: string, file: string, letters: RegExp): WordList => ({
  package: name,
  file: `/usr/share/hunspell/${file}.dic`,
  letters,
});
const latin = /^\p{Script=Latin}+$/u;
const cyrillic = /^\p{Script=Cyrillic}+$/u;

/** Words of other people than those who wrote the search: it was not made with them, and nobody may tune it with them. */
const wordLists: Readonly<Record<string, WordList>> = {
  RU: hunspell('hunspell-ru', 'ru_RU', cyrillic),
  UA: hunspell('hunspell-uk', 'uk_UA', cyrillic),
  BY: hunspell('hunspell-be', 'be_BY', cyrillic),
  BG: hunspell('hunspell-bg', 'bg_BG', cyrillic),
  KZ: hunspell('hunspell-kk', 'kk_KZ', cyrillic),
  CN: { package: 'rime-essay', file: '/usr/share/rime-data/essay.txt', letters: /^\p{Script=Han}{2,3}$/u },
  JP: {
    package: 'edict',
    file: '/usr/share/edict/edict',
    letters: /^[\p{Script=Han}\p{Script=Katakana}ー]{2,6}$/u,
  },
  KR: hunspell('hunspell-ko', 'ko_KR', /^\p{Script=Hangul}+$/u),
  TH: hunspell('hunspell-th', 'th_TH', /^\p{Script=Thai}+$/u),
  AE: hunspell('hunspell-ar', 'ar', /^[ء-ي]+$/),
  IL: hunspell('hunspell-he', 'he_IL', /^[א-ת]+$/),
  GR: hunspell('hunspell-el', 'el_GR', /^\p{Script=Greek}+$/u),
  GE: { package: 'iso-codes', file: '/usr/share/locale/ka/LC_MESSAGES', letters: /^[ა-ჰ]+$/ },
  AM: hunspell('myspell-hy', 'hy_AM', /^\p{Script=Armenian}+$/u),
  DE: hunspell('hunspell-de-de', 'de_DE', latin),
  FR: hunspell('hunspell-fr-classical', 'fr_FR', latin),
  GB: hunspell('hunspell-en-gb', 'en_GB', latin),
  IT: hunspell('hunspell-it', 'it_IT', latin),
  ES: hunspell('hunspell-es', 'es_ES', latin),
  BR: hunspell('hunspell-pt-br', 'pt_BR', latin),
  PL: hunspell('hunspell-pl', 'pl_PL', latin),
  CZ: hunspell('hunspell-cs', 'cs_CZ', latin),
  SK: hunspell('hunspell-sk', 'sk_SK', latin),
  HU: hunspell('hunspell-hu', 'hu_HU', latin),
  TR: hunspell('hunspell-tr', 'tr_TR', latin),
  SE: hunspell('hunspell-sv', 'sv_SE', latin),
};

/** A sentence for whoever lacks some of the lists; undefined where all are there. */
export function missingLists(): string | undefined {
  const missing = Object.values(wordLists).filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return undefined;
  const packages = [...new Set(missing.map((list) => list.package))].join(' ');
  return `This measurement takes its words from Debian's word lists, and ${missing.length} of them are not on this machine: apt-get install --no-install-recommends ${packages}`;
}

const least = 4;
const most = 12;

/** The words of a country's list that may be a name, each once, in the order of the list. */
export function readWordList(country: string): string[] {
  return [...new Set(readProperWords(country).map((word) => word.toLowerCase()))];
}

/** The same as they are written: in most lists a capital tells names of people and places. */
export function readProperWords(country: string): string[] {
  const list = wordLists[country];
  if (list === undefined) throw new RangeError(`no word list for ${country}`);
  const isSigns = ['CN', 'JP', 'KR'].includes(country);
  const words = new Set<string>();
  for (const written of piecesOf(list)) {
    const word = written.normalize('NFC');
    const { length } = word;
    if (length <= most && length >= (isSigns ? 2 : least) && list.letters.test(word.toLowerCase()))
      words.add(word);
  }
  return [...words];
}

/** Of a dictionary the heads of its lines; of translated programs whatever stands in them. */
function piecesOf({ file, package: name }: WordList): string[] {
  if (name === 'iso-codes')
    return readdirSync(file).flatMap((one) => readFileSync(join(file, one), 'utf8').split(/[^\p{L}]+/u));
  const bytes = readFileSync(file);
  const text = new TextDecoder(charsetOf(file)).decode(bytes);
  return text.split('\n').map((line) => line.split(/[\s/\t]/, 1)[0] ?? '');
}

function charsetOf(file: string): string {
  if (file.endsWith('/edict')) return 'euc-jp';
  const affixes = file.replace(/\.dic$/, '.aff');
  if (!existsSync(affixes)) return 'utf-8';
  const set = /^SET\s+(\S+)/m.exec(readFileSync(affixes, 'latin1'))?.[1] ?? 'UTF-8';
  return set.replace(/^ISO(?=8859)/, 'iso-').toLowerCase();
}
