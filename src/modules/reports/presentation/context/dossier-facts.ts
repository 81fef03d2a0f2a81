import type { Dossier, Fact } from '../../dossier/dossier.ts';
import type { FactValue } from '../../dossier/fact-value.ts';
import { oncePer } from '../../dossier/once-per.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';

/** The facts of a dossier by the place in which they stand. */
export interface DossierFacts {
  /** The first of a field. */
  one(section: SectionCode, field: string): Fact | undefined;
  /** All of a field, by position. */
  all(section: SectionCode, field: string): readonly Fact[];
  in(section: SectionCode): readonly Fact[];
}

/** The places of a dossier's facts. */
export function readFacts({ facts }: Pick<Dossier, 'facts'>): DossierFacts {
  return placesOf(facts);
}

const placesOf = oncePer((facts: Dossier['facts']): DossierFacts => {
  const bySection = Map.groupBy(facts, ({ section }) => section);
  const byField = Map.groupBy(facts, ({ section, field }) => `${section}.${field}`);
  const all = (section: SectionCode, field: string) =>
    (byField.get(`${section}.${field}`) ?? []).toSorted((a, b) => a.position - b.position);
  return {
    all,
    one: (section, field) => all(section, field)[0],
    in: (section) => bySection.get(section) ?? [],
  };
});

/** What a value says in its own words: a text, a code; empty for whatever is neither. */
export function wordOf(value: FactValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return '';
  if ('code' in value) return value.code;
  return 'text' in value ? value.text : '';
}
