import { findFact } from './changes.ts';
import type { Fact, GridChange, Section } from './grid-section.ts';

/** The section as it will be when a change is saved. */
export function withChange(section: Section, change: GridChange): Section {
  if (change.kind === 'remove') {
    const gone = new Set(change.factIds);
    return { ...section, facts: section.facts.filter(({ id }) => !gone.has(id)) };
  }
  const written = change.facts.map((input): Fact => {
    const { field, position = 0, value, source, sourceRu = null, sourceUrl = null } = input;
    const { retrievedAt, method, evidenceHash = null } = input;
    const old = findFact(section, field, position);
    const label = section.fields.find(({ code }) => code === field)?.label ?? field;
    return {
      ...{ id: old?.id ?? `unsaved:${field}:${position}`, field, label, position, value, shown: '' },
      ...{ source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, place: null, alternatives: [] },
      ...{
        standing: 'typed',
        version: old?.version ?? 0,
        isFromMachine: false,
        enteredBy: '',
        enteredAt: retrievedAt,
        confirmation: null,
      },
    };
  });
  const isWritten = (fact: Fact) =>
    written.some(({ field, position }) => field === fact.field && position === fact.position);
  return { ...section, facts: [...section.facts.filter((fact) => !isWritten(fact)), ...written] };
}
