import type { Fact } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { type FactRow, type PartFact, rowsIn } from './fact-rows.ts';
import { lastDayOf } from './last-day.ts';
import { wordsOf } from './words-of.ts';

/** Somebody in a role; whoever has two has two of these. */
export type Manager = Readonly<{
  /** As a fact says it, perhaps in two languages. */
  name: FactValue;
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  country: string;
  /** A year, a month or a day; dates are empty where they are not known. */
  born: string;
  since: string;
  until: string;
  isInOffice: boolean;
  role: FactValue | null;
  /** Companies that he leads or led elsewhere, in words. */
  elsewhere: FactValue | null;
  facts: readonly string[];
}>;

/** Who manages the company and signs for it. */
export type PeoplePart = Readonly<{
  /** Those in office first, in the order of the facts. */
  managers: readonly Manager[];
  signingRule: Readonly<{ value: FactValue; facts: readonly string[] }> | null;
}>;

type DatedFact = PartFact & Pick<Fact, 'retrievedAt'>;

/** Managers out of the facts. Whoever leaves after the day on which the source said so is still in office. */
export function peoplePart(facts: readonly DatedFact[]): PeoplePart {
  const managers = rowsIn(facts, 'management').flatMap(managerOf);
  const rule = facts.find(({ section, field }) => section === 'management' && field === 'signing_rule');
  return {
    managers: managers.toSorted((a, b) => Number(b.isInOffice) - Number(a.isInOffice)),
    signingRule: rule === undefined ? null : { value: rule.value, facts: [rule.id] },
  };
}

function managerOf(row: FactRow<DatedFact>): Manager[] {
  const name = row.cell('manager_name');
  if (name === undefined) return [];
  const text = (column: string) => wordsOf(row.cell(column)?.value);
  const until = text('manager_until');
  return [
    {
      name: name.value,
      country: text('manager_country'),
      born: text('manager_born'),
      since: text('manager_since'),
      until,
      isInOffice: until === '' || lastDayOf(until) >= name.retrievedAt.toISOString().slice(0, 10),
      role: row.cell('manager_role')?.value ?? null,
      elsewhere: row.cell('manager_elsewhere')?.value ?? null,
      facts: row.ids,
    },
  ];
}

/** What is said of a company that a manager leads or led, or of himself. */
export type Mandate = Readonly<{ text: string; says: 'disqualified' | 'failed' | 'nothing' }>;

const failed =
  /insolv|bankrupt|liquidat|wound up|konkurs|concurso|faillit|fallit|falliment|likvid|upadło|банкрот|ликвид|несостоят/i;
const denied = /(?<!\p{L})(no|not|none|never|without|kein\w*|nicht|ohne|нет|не|без|ни)(?!\p{L})/iu;

/** Takes apart what one field says of companies elsewhere: `A Ltd (12), director, insolvent; B Ltd`. */
export function mandatesIn(text: string): Mandate[] {
  return text
    .split(/;\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      if (one === '! disqualified') return { text: one, says: 'disqualified' };
      return { text: one, says: failed.test(one) && !denied.test(one) ? 'failed' : 'nothing' };
    });
}
