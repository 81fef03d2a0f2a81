import type { Dossier, Section } from './dossier.ts';
import type { Line } from './lines.ts';

/** What says the same is the same: only what has changed needs to be drawn anew. Pure. */
export function keepSame(known: Dossier, fresh: Dossier): Dossier {
  const sections = fresh.sections.map((section) => {
    const before = known.sections.find(({ code }) => code === section.code);
    return before === undefined || before === section ? section : keepFacts(before, section);
  });
  const isSame =
    sections.length === known.sections.length && sections.every((one, at) => one === known.sections[at]);
  return { ...fresh, sections: isSame ? known.sections : sections };
}

function keepFacts(before: Section, section: Section): Section {
  const byId = new Map(before.facts.map((fact) => [fact.id, fact]));
  const facts = section.facts.map((fact) => {
    const known = byId.get(fact.id);
    return known !== undefined && isAlike(known, fact) ? known : fact;
  });
  const isSame = facts.length === before.facts.length && facts.every((fact, at) => fact === before.facts[at]);
  if (isSame && isAlike({ ...before, facts: [] }, { ...section, facts: [] })) return before;
  return { ...section, facts };
}

/** Both come from one server, which names their members in one order. */
const isAlike = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Whether two lines show the same; a section that has changed elsewhere makes all of its lines anew. Pure. */
export function isSameLine(a: Line, b: Line): boolean {
  return (
    a === b ||
    // Why a section is empty stands in the section.
    (a.kind !== 'why' &&
      a.key === b.key &&
      a.standing === b.standing &&
      a.label === b.label &&
      a.facts.length === b.facts.length &&
      a.facts.every((fact, at) => fact === b.facts[at]))
  );
}
