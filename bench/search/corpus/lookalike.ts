import type { Part } from './part.ts';
import type { Random } from './random.ts';

/** The pieces with one letter of the word that stands out changed, doubled, dropped or put in; undefined without such a word. */
export function lookalikeOf(parts: readonly Part[], random: Random): Part[] | undefined {
  const place = parts.findIndex(({ role, text }) => role === 'brand' && /^\p{L}{5,}$/u.test(text));
  const brand = parts[place];
  // A sign of Chinese or Japanese is a word: another one is no slip. How the changed word reads is not known.
  if (brand === undefined || brand.said !== undefined) return undefined;
  const letters = [...brand.text];
  const at = 1 + random.below(letters.length - 1);
  const other = letters[1 + random.below(letters.length - 1)] ?? '';
  const way = random.float();
  if (way < 0.4) letters.splice(at, 1, other);
  else if (way < 0.6) letters.splice(at, 1);
  else letters.splice(at, 0, way < 0.8 ? (letters[at] ?? '') : other);
  const text = letters.join('');
  return text === brand.text
    ? undefined
    : parts.map((part, index) => (index === place ? { text, role: 'brand' as const } : part));
}
