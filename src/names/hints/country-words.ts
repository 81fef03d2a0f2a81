import { locales } from '#kernel/locale.ts';
import { countryOfThree } from './country-codes.ts';
import names from './names-of-countries.json' with { type: 'json' };
import { countryOfNationality } from './nationalities.ts';

/** Names beside those of the countries' own files, as tables write them; letters only. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ england: 'GB', scotland: 'GB', wales: 'GB', northernireland: 'GB', greatbritain: 'GB' },
  ...{ unitedstatesofamerica: 'US', america: 'US', russianfederation: 'RU', holland: 'NL' },
  ...{ korea: 'KR', republicofkorea: 'KR', southkorea: 'KR', northkorea: 'KP', czechrepublic: 'CZ' },
  ...{ рф: 'RU', российскаяфедерация: 'RU', англия: 'GB', голландия: 'NL', соединенноекоролевство: 'GB' },
  ...{ рк: 'KZ', республикаказахстан: 'KZ', рб: 'BY', республикабеларусь: 'BY', белоруссия: 'BY' },
  // What stands in brackets or behind a comma tells these apart.
  ...{
    congodemocraticrepublic: 'CD',
    congodemocraticrepublicofthe: 'CD',
    democraticrepublicofthecongo: 'CD',
  },
  ...{ koreademocraticpeoplesrepublicof: 'KP', virginislandsbritish: 'VG', virginislandsus: 'VI' },
  ...{ saintmartindutchpart: 'SX', saintmartinfrenchpart: 'MF' },
  ...{ republicofcyprus: 'CY', peoplesrepublicofchina: 'CN', кнр: 'CN', prc: 'CN', кыргызстан: 'KG' },
};

/** Letters of a name in one case, without accents, spaces and signs: `U.S.A.` is `usa`. */
function letters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]+/gu, '');
}

let known: Map<string, string> | undefined;

function readNames(): Map<string, string> {
  const read = new Map<string, string>();
  const add = (text: string, code: string) => {
    const key = letters(text);
    if (key.length > 1 && !read.has(key)) read.set(key, code);
  };
  for (const [code, { name }] of Object.entries(names)) {
    for (const text of Object.values(name)) add(text, code);
    for (const locale of [...locales, ownLanguage(code)]) add(regionIn(locale, code), code);
  }
  for (const [name, code] of Object.entries(otherNames)) add(name, code);
  for (const [code, { aliases }] of Object.entries(names)) for (const text of aliases) add(text, code);
  for (const [word, code] of countryOfNationality) add(word, code);
  return read;
}

function ownLanguage(code: string): string {
  try {
    return new Intl.Locale(`und-${code}`).maximize().language;
  } catch {
    return 'en'; // no code of the standard
  }
}

function regionIn(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code) ?? '';
  } catch {
    return '';
  }
}

/**
 * ISO alpha-2 of a country as a cell of a table writes it, or of a part of one as ISO 3166-2 has it: `DE`, `DEU`, `Germany`,
 * `Korea, Republic of`, `гражданин РФ`, `British`; undefined for what names none.
 */
export function countryOfWord(word: string): string | undefined {
  const text = word.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > 120) return undefined;
  for (const spelling of spellingsOf(text)) {
    const code = codeOf(spelling);
    if (code !== undefined) return code;
  }
  return undefined;
}

function codeOf(text: string): string | undefined {
  const [, part] = /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(text) ?? [];
  if (part !== undefined && Object.hasOwn(names, part)) return text;
  const upper = text.toUpperCase();
  if (/^[A-Z]{2}$/.test(upper) && Object.hasOwn(names, upper)) return upper;
  if (/^[A-Z]{3}$/.test(upper) && countryOfThree.has(upper)) return countryOfThree.get(upper);
  known ??= readNames();
  return known.get(letters(text));
}

/** As it stands, without brackets, turned round at its comma, without the word for a citizen, its parts one by one. */
function spellingsOf(text: string): string[] {
  const plain = text.replace(/\s*\([^)]*\)/g, '').trim();
  const inside = /\(([^)]*)\)/.exec(text)?.[1] ?? '';
  const [, head, tail] = /^([^,]+), ([^,]+)$/.exec(plain) ?? [];
  const bare = plain.replace(/^(?:гражданин|гражданка|гражданство|citizen of|republic of|the)\s+/i, '');
  const parts = plain.split(/\s*[,;/|]\s*|\s+[-–—]\s+/);
  return [text, plain, ...(head === undefined ? [] : [`${tail} ${head}`]), bare, ...parts, inside];
}

/** What a reader of `locale` calls the country, or the part of one. */
export function countryCalled(code: string, locale: string): string {
  const own = names[code.slice(0, 2)]?.name;
  const name = own?.[locale] ?? own?.en ?? code;
  return code.length > 2 ? `${name} (${code})` : name;
}
