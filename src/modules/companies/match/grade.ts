import type { MatchGrade, MatchVerdict } from './contract.ts';
import type { FieldMatch } from './field-match.ts';

const namingReasons: ReadonlySet<string> = new Set(['former name', 'other letters', 'name beside a place']);
const hintFields = ['town', 'country', 'address', 'phone', 'email'];

/**
 * A grade by rules, never by a score: a number weighs more than a name, a name more than hints, and what the register
 * does not know neither helps nor harms — but only what agrees in everything is exact.
 */
export function gradeOf(fields: readonly FieldMatch[]): MatchGrade {
  const asked = fields.filter(({ field }) => field !== 'status');
  const verdictOf = (name: string) => asked.find(({ field }) => field === name)?.verdict;
  const has = (verdict: MatchVerdict, names: readonly string[]) =>
    names.some((name) => verdictOf(name) === verdict);
  const name = verdictOf('name');
  const numbers = ['regCode', 'vatCode'];
  if (asked.length > 0 && asked.every(({ verdict }) => verdict === 'agrees')) return 'exact';
  if (has('agrees', numbers)) return name === 'differs' ? 'possible' : 'very likely';
  if (name === 'differs') return 'doubtful';
  // A former name, or its own in other letters, is its name all the same, though never an exact match.
  const isNamed = name === 'agrees' || asked.some(({ reason }) => namingReasons.has(reason));
  if (has('differs', numbers)) return isNamed ? 'possible' : 'doubtful';
  if (has('similar', numbers)) return isNamed ? 'very likely' : 'possible';
  const differing = asked.filter(({ verdict }) => verdict === 'differs').length;
  if (isNamed) return differing === 0 ? 'very likely' : 'possible';
  if (differing > 1) return 'doubtful';
  return differing === 0 && has('agrees', hintFields) ? 'very likely' : 'possible';
}
