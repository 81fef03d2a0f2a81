import { pinyin } from 'pinyin-pro';
import type { Random } from '../corpus/random.ts';

/** Signs of a script that read alike or nearly alike, in groups: each may stand for the others, and is another name then. */
const groups: readonly string[] = [
  // Cyrillic
  'её',
  'иі',
  'шщ',
  'гґ',
  'оө',
  'уұү',
  'кқ',
  'хһ',
  'нң',
  'аә',
  // Arabic, Hebrew
  'حه',
  'سص',
  'تط',
  'دض',
  'زذظ',
  'كق',
  'اىة',
  'אע',
  'חה',
  'טת',
  'כק',
  'סש',
  'בו',
  // Greek, Georgian, Armenian
  'ιηυ',
  'οω',
  'თტ',
  'ქკ',
  'ფპ',
  'ცწ',
  'ჩჭ',
  'ხჰ',
  'ღგ',
  'թտ',
  'փպ',
  'քկ',
  'եէ',
  'ոօ',
  'րռ',
  'ցծ',
  'չճ',
  // Thai, Korean, Japanese
  'ศษส',
  'ทธฑ',
  'ยญ',
  'นณ',
  'ลฬ',
  'พภผ',
  'カガ',
  'ハバパ',
  'シジ',
  'アァ',
  'ーイ',
  // Latin
  'aáàâãäåąă',
  'eéèêëęě',
  'iíìîïıy',
  'oóòôõöőø',
  'uúùûüůű',
  'cçćčk',
  'sśšşß',
  'zźżž',
  'lł',
  'nñńň',
  'gğ',
  'rř',
  'vw',
];
const alike = new Map<string, string[]>();
for (const group of groups)
  for (const sign of group)
    alike.set(sign, [...(alike.get(sign) ?? []), ...[...group].filter((one) => one !== sign)]);

/** Signs that are hardly heard: they are put in, or left out. */
const mute: Readonly<Record<string, string>> = {
  RU: 'ьъ',
  BY: "ь'",
  UA: "ь'",
  BG: 'ьъ',
  KZ: 'ьъ',
  TH: '่้์',
  AE: 'عءو',
  IL: 'עוי',
};

const sounds = new Map<string, string[]>();
let isHeard = false;

function homophoneOf(sign: string, signs: readonly string[], random: Random): string | undefined {
  const soundOf = (one: string) => pinyin(one, { toneType: 'none' });
  if (!isHeard)
    for (const one of signs) {
      const sound = soundOf(one);
      sounds.set(sound, [...(sounds.get(sound) ?? []), one]);
    }
  isHeard = true;
  const others = (sounds.get(soundOf(sign)) ?? []).filter((one) => one !== sign);
  return others.length === 0 ? undefined : random.pick(others);
}

/** The word with one sign that reads like the one that stood there; undefined where it has none. */
export function soundsAlike(
  country: string,
  word: string,
  alphabet: readonly string[],
  random: Random,
): string | undefined {
  const letters = [...word];
  const put = (place: number, count: number, sign: string) =>
    [...letters.slice(0, place), sign, ...letters.slice(place + count)].join('');
  if (country === 'CN') {
    const place = random.below(letters.length);
    const other = homophoneOf(letters[place] ?? '', alphabet, random);
    return other === undefined ? undefined : put(place, 1, other);
  }
  const signs = mute[country];
  if (signs !== undefined && random.chance(0.5)) {
    const there = [...letters.keys()].filter((place) => signs.includes(letters[place] ?? ''));
    if (there.length > 0) return put(random.pick(there), 1, '');
    return put(1 + random.below(letters.length), 0, random.pick([...signs]));
  }
  const places = [...letters.keys()].filter((place) => alike.has(letters[place] ?? ''));
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  return put(place, 1, random.pick(alike.get(letters[place] ?? '') ?? ['']));
}

/** The word with one sign of the country's alphabet other, more, missing, or changed with its neighbour. */
export function oneSignOff(word: string, alphabet: readonly string[], random: Random): string {
  const letters = [...word];
  const place = random.below(letters.length);
  const way = random.below(4);
  const sign = random.pick(alphabet);
  if (way === 0) letters.splice(place, 1, sign);
  else if (way === 1) letters.splice(place, 0, sign);
  else if (way === 2 && letters.length > 3) letters.splice(place, 1);
  else {
    const [one = '', other = ''] = letters.splice(place, 2);
    letters.splice(place, 0, other, one);
  }
  return letters.join('');
}
