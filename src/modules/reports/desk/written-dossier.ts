import type { Dossier, Fact, MissingDataReason } from '../dossier/dossier.ts';
import { placeKey } from './fact-change.ts';

/** What was written of a dossier. */
export type Written = Readonly<{
  /** As they lie in their rows now. */
  facts?: readonly Fact[];
  /** Ids of facts that are gone. */
  gone?: readonly string[];
  /** Other values that stand beside facts now, by the facts' ids. */
  beside?: readonly Readonly<{ id: string; alternatives: NonNullable<Fact['alternatives']> }>[];
  reasons?: readonly MissingDataReason[];
  /** Sections of which no reason is given any more. */
  unsaid?: readonly string[];
}>;

/** A dossier as it is read once this is written: asking for it again would say the same. Pure. */
export function withWritten(
  dossier: Dossier,
  { facts = [], gone = [], beside = [], reasons = [], unsaid = [] }: Written,
): Dossier {
  const isGone = new Set(gone);
  const others = new Map(beside.map(({ id, alternatives }) => [id, alternatives]));
  const known = new Map(
    dossier.facts.filter(({ id }) => !isGone.has(id)).map((fact) => [placeKey(fact), fact]),
  );
  for (const fact of facts) known.set(placeKey(fact), fact);
  const said = new Map(dossier.missingDataReasons.map((reason) => [reason.section, reason]));
  for (const reason of reasons) said.set(reason.section, reason);
  return {
    ...dossier,
    facts: [...known.values()]
      .map((fact) => {
        const alternatives = others.get(fact.id);
        return alternatives === undefined ? fact : { ...fact, alternatives };
      })
      .sort((a, b) => a.position - b.position || compare(a.section, b.section) || compare(a.field, b.field)),
    missingDataReasons: [...said.values()]
      .filter(({ section }) => !unsaid.includes(section))
      .sort((a, b) => compare(a.section, b.section)),
  };
}

/** As the rows are read: letter by letter, whatever language the database speaks. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
