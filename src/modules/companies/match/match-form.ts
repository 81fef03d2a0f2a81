import { normaliseName } from '#names/tokens/normalise.ts';
import type { Company } from '../records/company.ts';
import type { FieldMatch } from './field-match.ts';
import { formKey, homeOfForm } from './form-homes.ts';

type Formed = Pick<Company, 'country' | 'name' | 'formText' | 'formGeneric'>;

/** Compares the legal form in the typed name with the register's; undefined where none was typed. */
export function matchForm(askedName: string, company: Formed): FieldMatch | undefined {
  const { country } = company;
  const asked = formIn(askedName, country);
  // `Company` alone is a word of the name, not a form.
  if (asked === undefined || asked.family === 'Company') return undefined;
  const inName = formIn(company.name, country);
  const known = inName?.text ?? company.formText ?? company.formGeneric;
  if (known === null) return { field: 'form', verdict: 'unknown', reason: 'no form', asked: asked.text };
  const field = { field: 'form', asked: asked.text, known } as const;
  if (
    isSameForm(asked.text, known) ||
    (company.formText !== null && isSameForm(asked.text, company.formText))
  )
    return { ...field, verdict: 'agrees', reason: 'same form' };
  const families = [company.formGeneric, inName?.family];
  if (!families.includes(asked.family)) {
    const isSilent = families.every((family) => family == null || family === 'Company');
    return isSilent
      ? { field: 'form', verdict: 'unknown', reason: 'no form', asked: asked.text }
      : { ...field, verdict: 'differs', reason: 'other form' };
  }
  const homes = { asked: homeOfForm(asked.text, country), known: homeOfForm(known, country) };
  if (homes.known !== undefined && homes.known !== homes.asked)
    return { ...field, verdict: 'agrees', reason: 'form of a country', country: homes.known };
  if (homes.known === undefined && homes.asked !== undefined)
    return {
      field: 'form',
      verdict: 'agrees',
      reason: 'form of a country',
      asked: known,
      known: asked.text,
      country: homes.asked,
    };
  return { ...field, verdict: 'similar', reason: 'kin form' };
}

const maxFormWords = 4;

/** The legal form of a name as it is written there: what can be taken off either end without changing its core. */
function formIn(name: string, country: string): { text: string; family: string } | undefined {
  const whole = normaliseName(name, country);
  if (whole.form === null) return undefined;
  const words = name.slice(0, 500).split(/\s+/).filter(Boolean);
  for (let count = 1; count <= Math.min(maxFormWords, words.length - 1); count += 1) {
    for (const [form, rest] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const left = normaliseName(rest.join(' '), country);
      if (left.core !== whole.core || left.form !== null) continue;
      return { text: trimMarks(form.join(' ')), family: whole.form };
    }
  }
  return { text: whole.form, family: whole.form };
}

function trimMarks(form: string): string {
  return form.replaceAll(/^[\s,;"“”«»()[\]-]+|[\s,;"“”«»()[\]-]+$/g, '');
}

/** Shorter words than this stand in full; longer ones may be abbreviated. */
const leastFullForm = 7;
/** Words of so many letters join others and have no letter of their own: с in ООО. */
const longestJoiner = 2;

/** `Ltd` and `Limited`, `GmbH` and `Gesellschaft mit beschränkter Haftung`, `ООО` and `OOO`. */
function isSameForm(a: string, b: string): boolean {
  const [short = '', long = ''] = [formKey(a), formKey(b)].sort((x, y) => x.length - y.length);
  if (short === '' || short === long) return short === long;
  return long.length >= leastFullForm && isReadFrom(short, formKey(a) === long ? a : b);
}

/** Whether an abbreviation has the first letter of each full word, and others of it in their order. */
function isReadFrom(short: string, full: string): boolean {
  let reached = new Set([0]);
  for (const word of full
    .split(/[\s.&/-]+/)
    .map(formKey)
    .filter(Boolean)) {
    const next = new Set(word.length <= longestJoiner ? reached : []);
    const inside = new Set<number>();
    for (const at of reached) if (short[at] === word[0]) inside.add(at + 1);
    for (const letter of word.slice(1))
      for (const at of [...inside]) if (short[at] === letter) inside.add(at + 1);
    reached = next.union(inside);
  }
  return reached.has(short.length);
}
