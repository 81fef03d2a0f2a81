import { stemOf } from '../../corpus/compose-name.ts';
import type { MadeCompany } from '../../corpus/make-company.ts';
import type { Part } from '../../corpus/part.ts';
import { at, type Random } from '../../corpus/random.ts';
import type { Draughted, QuestionClass } from '../question.ts';
import { isSigns } from '../slips.ts';
import { withForm } from '../word-classes.ts';

const isBrand = ({ role }: Part) => role === 'brand' || role === 'surname';

/** The first half of a long name, cut behind a word or within one, as somebody types who waits for the list. */
function beginning(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts, language } = made.draft;
  const stem = stemOf(made.draft);
  const signs = [...stem];
  const isUnspaced = language.joiner === '';
  if (signs.length < (isUnspaced ? 7 : 22)) return undefined;
  const share = 0.45 + 0.35 * random.float();
  const cut = Math.round(signs.length * share);
  let end = isUnspaced || random.chance(0.5) ? cut : signs.indexOf(' ', cut);
  // Of a word at least three letters.
  if (!isUnspaced && end > 0 && signs.slice(0, end).join('').split(' ').at(-1)?.length === 1) end += 2;
  if (end <= 0 || end >= signs.length) return undefined;
  const bare = signs.slice(0, end).join('').trim();
  const kept = wholeParts(parts, bare, language.joiner);
  if (!kept.some((text) => parts.some((part) => part.text === text && isBrand(part)))) return undefined;
  return { name: random.chance(0.5) ? bare.toLowerCase() : bare, bare, kept };
}

/** The pieces of which every sign is there. */
function wholeParts(parts: readonly Part[], beginning: string, joiner: string): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const { text, role } of parts) {
    length += text.length + (length === 0 ? 0 : joiner.length);
    if (length > beginning.length) break;
    if (role !== 'small') kept.push(text);
  }
  return kept;
}

/** The word that tells the company apart, and nothing else of its name. */
function brandAlone(made: MadeCompany, random: Random): Draughted | undefined {
  const { parts } = made.draft;
  const brands = parts.filter(isBrand);
  if (brands.length === 0 || parts.length < 2) return undefined;
  const bare = brands.map(({ text }) => text).join(made.draft.language.joiner);
  return { ...withForm(made, bare, 0.25, random), bare, kept: brands.map(({ text }) => text) };
}

/** A rare word, typed exactly, that another company's word is one letter away from. */
function besideLookalikes(made: MadeCompany, random: Random): Draughted | undefined {
  if (made.kind !== 'lookalike') return undefined;
  const brand = made.draft.parts.find(({ role }) => role === 'brand');
  if (brand === undefined || isSigns(brand.text)) return undefined;
  const rest = made.draft.parts.filter((part) => part !== brand && part.role !== 'small');
  const bare = rest.length > 0 && random.chance(0.3) ? `${brand.text} ${at(rest, 0).text}` : brand.text;
  return {
    ...withForm(made, bare, 0.3, random),
    kept: bare === brand.text ? [brand.text] : [brand.text, at(rest, 0).text],
  };
}

const part = (name: string, ask: QuestionClass['ask']): QuestionClass => ({
  name,
  kind: 'name',
  isNew: true,
  ask,
});

/** A part of the name, which only one company has. */
export const partClasses: readonly QuestionClass[] = [
  part('beginning of a long name', beginning),
  part('brand alone', brandAlone),
  part('rare word beside lookalikes', besideLookalikes),
];
