import { foldWord } from '../sounds/fold-word.ts';
import { wordsOfAnyScript } from '../tokens/parse-name.ts';
import { townNames } from './town-names.ts';

/** How a place sounds, whatever the script: Malmö is `malmo`, Шлукнов reads as Šluknov does. */
export const soundOf = (text: string): string =>
  wordsOfAnyScript(text.slice(0, 200).toWellFormed().normalize('NFKC'), '')
    .map((word) => foldWord(word.text))
    .join(' ');

/** Of a town with names of its own abroad the sound of the first of its line. */
const firstSounds = new Map<string, string>();
for (const line of townNames.trim().split('\n')) {
  const sounds = line.split(' ').map(soundOf);
  for (const sound of sounds) if (!firstSounds.has(sound)) firstSounds.set(sound, sounds[0] ?? sound);
}

/** What one town is known by, however it is spelt: Munich and Мюнхен are `munhen`. Empty where nothing can be read. */
export const townOfSound = (sound: string): string => firstSounds.get(sound) ?? sound;
const townKeyOf = (text: string): string => townOfSound(soundOf(text));

/** Whether it is a town that the world calls by several names; of others only the register of the country knows. */
export const isWorldTown = (key: string): boolean => worldTowns.has(key);
const worldTowns = new Set(firstSounds.values());

/** Words that only say that a town is meant, before or after it. */
export const townWords: ReadonlySet<string> = new Set(
  'г гор город гр м місто мисто пгт пос city town stadt ville ciudad comune gmina'.split(' '),
);

/** Frankfurt am Main is Frankfurt to whoever types it: what stands before such a word is the town. */
const joiners = new Set(
  'am an der im in bei ob a nad pod u pri sur sous en les lez upon on under de на над под и'.split(' '),
);

const endings = /(?<=\p{L}{2})(?:特别市|市|县|縣|特別市|특별자치시|특별시|광역시|시)$/u;
const maxCity = 120;
const maxKeys = 3;

/** Keys of a town as a register writes it: `г. Казань`, `75008 PARIS`, `Frankfurt am Main`, `Halle (Saale)`. At most 3. */
export function townKeysOf(city: string): string[] {
  const plain = city.slice(0, maxCity).split(/[,;(/\\]/, 1)[0] ?? '';
  const words = wordsIn(plain).filter((word) => !/\p{N}/u.test(word));
  const telling = words.filter((word) => !townWords.has(word));
  const own = telling.length === 0 ? words : telling;
  const keys = new Set<string>();
  const whole = townKeyOf(own.map((word) => word.replace(endings, '')).join(' '));
  if (isKey(whole)) keys.add(whole);
  const at = own.findIndex((word, place) => place > 0 && joiners.has(word));
  if (at > 0 && at < own.length - 1) {
    const head = townKeyOf(own.slice(0, at).join(' '));
    if (isKey(head)) keys.add(head);
  }
  return [...keys].slice(0, maxKeys);
}

/** One letter is nobody's town, and a number is none either. */
const isKey = (key: string): boolean => key.length > 1 && key.length <= 60 && /[a-z]/.test(key);

const wordsIn = (text: string): string[] =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
