import type { FactInput } from '#modules/reports/contract.ts';
import type { Cited, Fact, GridChange, Section } from './grid-section.ts';

type Written = Readonly<{ position: number; field: string; value: FactInput['value'] }>;

/** Facts of statements as they are written: each with where it comes from. */
export function factsOf(
  section: Section['code'],
  written: readonly Written[],
  cited: Cited,
): readonly FactInput[] {
  return written.map(({ position, field, value }) => ({ section, field, position, value, ...cited }));
}

/** What brings back the facts that a change is about to alter. */
export type Undo = Readonly<{
  back: readonly FactInput[];
  gone: readonly Pick<Fact, 'field' | 'position'>[];
}>;

/** How a change is taken back, seen before it is done. */
export function undoOf(change: GridChange, section: Section): Undo {
  const places =
    change.kind === 'write'
      ? change.facts.map(({ field, position = 0 }) => ({ field, position }))
      : section.facts.filter(({ id }) => change.factIds.includes(id));
  const known = places.flatMap(({ field, position }) => findFact(section, field, position) ?? []);
  const isKnown = (place: Pick<Fact, 'field' | 'position'>) =>
    known.some(({ field, position }) => field === place.field && position === place.position);
  return {
    back: known.map((fact) => inputOf(section.code, fact)),
    gone: change.kind === 'write' ? places.filter((place) => !isKnown(place)) : [],
  };
}

/** The changes that take back: facts as they were, and those gone that were not. */
export function changesOf({ back, gone }: Undo, section: Section): readonly GridChange[] {
  const factIds = gone.flatMap(({ field, position }) => findFact(section, field, position)?.id ?? []);
  return [
    ...(back.length === 0 ? [] : [{ kind: 'write' as const, facts: back }]),
    ...(factIds.length === 0 ? [] : [{ kind: 'remove' as const, factIds }]),
  ];
}

export function findFact(section: Section, field: string, position: number): Fact | undefined {
  return section.facts.find((fact) => fact.field === field && fact.position === position);
}

function inputOf(section: Section['code'], fact: Fact): FactInput {
  const { field, position, value, source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash } = fact;
  return { section, field, position, value, source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash };
}
