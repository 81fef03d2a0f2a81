import type { DemoFormGeneric } from './demo-company.ts';
import type { LegalForm } from './forms/legal-form.ts';
import type { SeededRandom } from './seeded-random.ts';
import { activityGlosses, toLatin, type Vocabulary, type Word } from './vocabulary/vocabulary.ts';

/** The name of a company without its legal form. */
export type CoreName = Readonly<{
  text: string;
  latin: string;
  /** With the activity in English: `Berkut Furniture`. */
  translated: string;
}>;

/** Puts a name together from a pattern of the vocabulary; `city` is written as the language writes it. */
export function composeCoreName(vocabulary: Vocabulary, city: Word, random: SeededRandom): CoreName {
  const pattern = random.pick(vocabulary.patterns);
  const activity = random.between(0, vocabulary.activities.length - 1);
  const [root, otherRoot] = pickTwo(vocabulary.roots, random);
  const [surname, otherSurname] = pickTwo(vocabulary.surnames, random);
  const slots: Readonly<Record<string, Word | undefined>> = {
    R: root,
    Q: otherRoot,
    S: surname,
    T: otherSurname,
    A: vocabulary.activities[activity],
    C: city,
  };
  const native = fill(pattern, (slot) => slots[slot]?.text ?? '');
  const latin = fill(latinPattern(pattern), (slot) => slots[slot]?.latin ?? '');
  const translated = fill(latinPattern(pattern), (slot) =>
    slot === 'A' ? (activityGlosses[activity] ?? '') : (slots[slot]?.latin ?? ''),
  );
  return {
    text: vocabulary.glue === ' ' ? native : native.replaceAll(' ', vocabulary.glue),
    latin,
    translated,
  };
}

/** Draws a legal form by its weight. */
export function pickForm(forms: readonly LegalForm[], random: SeededRandom): LegalForm {
  let left = random.next() * forms.reduce((sum, { weight }) => sum + weight, 0);
  for (const candidate of forms) {
    left -= candidate.weight;
    if (left < 0) return candidate;
  }
  return random.pick(forms);
}

/** The full name in the country's own writing. */
export function fullName(core: CoreName, { template }: LegalForm): string {
  return template.replace('{}', core.text);
}

/** The full name in Latin letters. */
export function fullLatinName(core: CoreName, { latinTemplate }: LegalForm): string {
  return latinTemplate.replace('{}', core.latin);
}

const englishForms: Readonly<Record<DemoFormGeneric, string>> = {
  LLC: ' LLC',
  JSC: ' JSC',
  LP: ' LP',
  GP: ' Partnership',
  SP: '',
  FOUNDATION: ' Foundation',
  BRANCH: ' (Branch)',
  OTHER: '',
};

/** The full name as a translator would give it in English. */
export function fullEnglishName(core: CoreName, { generic }: LegalForm): string {
  return core.translated + englishForms[generic];
}

/** Capital letters that stand alone are the slots of a pattern. */
function fill(pattern: string, wordOf: (slot: string) => string): string {
  return pattern.replace(/(?<![\p{L}.])[RQSTAC](?![\p{L}.])/gu, wordOf);
}

const latinPatterns = new Map<string, string>();

function latinPattern(pattern: string): string {
  const known = latinPatterns.get(pattern);
  if (known !== undefined) return known;
  const latin = toLatin(pattern.replace(/[«»„“]/g, '').replace(/ (و|את) /, ' & '));
  latinPatterns.set(pattern, latin);
  return latin;
}

function pickTwo(list: readonly Word[], random: SeededRandom): [Word, Word] {
  const first = random.between(0, list.length - 1);
  const second = (first + random.between(1, list.length - 1)) % list.length;
  const [a, b] = [list[first], list[second]];
  if (a === undefined || b === undefined) throw new RangeError('a vocabulary needs two words of a kind');
  return [a, b];
}
