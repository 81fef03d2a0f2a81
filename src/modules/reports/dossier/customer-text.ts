import type { Locale } from '#kernel/locale.ts';
import { readsAs } from '#kernel/reads-as.ts';
import { type Fact, machineName } from './dossier.ts';

/** Fields that staff fill with sentences of their own; names, numbers and code lists need no translation. */
const prose: ReadonlySet<string> = new Set([
  'opinion',
  'history_note',
  'owners_note',
  'signing_rule',
  'payment_note',
  'statement_note',
  'rating_basis',
  'legal_note',
  'screening_note',
  'country_risk',
  'payment_customs',
  'filing_deadlines',
  'interviews',
  'limits',
]);

/** Sentences of ours that the customer could not read: neither written nor translated into the customer's language. */
export function unreadableFacts(facts: readonly Fact[], locale: Locale): Fact[] {
  return facts.filter(
    (fact) => prose.has(fact.field) && !isComputed(fact) && !isReadable(fact.value, locale),
  );
}

/** What the machine computes it words itself, as well as a fact can hold it: nobody could write it better for one order. */
function isComputed({ enteredBy, method }: Fact): boolean {
  return enteredBy === machineName && method === 'computed';
}

function isReadable(value: Fact['value'], locale: Locale): boolean {
  if (typeof value === 'string') return readsAs(value, locale);
  if (typeof value !== 'object' || !('text' in value)) return true;
  const { text, lang, translation } = value;
  if (lang === locale) return readsAs(text, locale);
  return translation?.lang === locale && readsAs(translation.text, locale);
}
