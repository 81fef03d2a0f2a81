import { cleanText } from '../dossier/clean-text.ts';
import { nameKey } from '../dossier/same-value.ts';
import type { Found } from './found-findings.ts';
import type { Row } from './make-facts.ts';
import { ownerCells } from './owner-cells.ts';

/** A list of owners that is longer is cut; holders nearest to the company come first. */
const mostSteps = 60;

/** Who owns the owners, as each source says it: every step of the chains above the company is a row of its own. */
export function ownerChains(ownerships: readonly Found<'ownership'>[]): Row[] {
  return [...Map.groupBy(ownerships, ({ source }) => source).values()]
    .flatMap(stepsAbove)
    .slice(0, mostSteps);
}

function stepsAbove(found: readonly Found<'ownership'>[]): Row[] {
  const ownersOf = Map.groupBy(found, ({ finding: { owned } }) => (owned === 'subject' ? null : owned.id));
  const companies = new Set((ownersOf.get(null) ?? []).map(({ finding }) => finding.owner.id));
  const steps: Found<'ownership'>[] = [];
  // Whoever is added while it is walked is walked as well.
  for (const company of companies)
    for (const step of ownersOf.get(company) ?? []) {
      steps.push(step);
      companies.add(step.finding.owner.id);
    }
  return steps.flatMap(rowOf);
}

function rowOf({ finding, source, at }: Found<'ownership'>): Row[] {
  const { owner, owned, place } = finding;
  if (owned === 'subject' || owned.name === '') return [];
  const named = owner.name === '' ? `? ${owner.unspecified ?? ''}` : nameKey(owner.name);
  const owner_of = { value: cleanText(owned.name, 1_000), evidence: at(place) };
  return [
    {
      key: `${named} > ${nameKey(owned.name)}`,
      source,
      cells: { ...ownerCells(finding, at(place)), owner_of },
    },
  ];
}
