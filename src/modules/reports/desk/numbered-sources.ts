import type { Dossier, Evidence, Fact } from '../dossier/dossier.ts';
import { createEvidenceList } from '../dossier/evidence-list.ts';
import { fieldsOf, reportSections } from '../dossier/report-sections.ts';
import type { DeskPatch } from './desk-shapes.ts';
import { sourceIdOf } from './source-id.ts';
import { standingOf } from './standing.ts';

/** Who the company is opens a report; what follows from all else has no source but us. */
const last: ReadonlySet<string> = new Set(['summary', 'rating']);
/** More than the fields of any section. */
const sectionRank = 1_000;
/** The rank of each field, by its section. */
const ranks = new Map(
  [
    ...reportSections.filter(({ code }) => !last.has(code)),
    ...reportSections.filter(({ code }) => last.has(code)),
  ].map((section, at): [string, ReadonlyMap<string, number>] => [
    section.code,
    new Map(fieldsOf(section).map(({ code }, field) => [code, at * sectionRank + field])),
  ]),
);
const unknownRank = ranks.size * sectionRank;

/** Facts as they are printed, a section after the other. */
export function inPrintedOrder(facts: readonly Fact[]): Fact[] {
  return facts
    .map((fact) => ({ fact, rank: ranks.get(fact.section)?.get(fact.field) ?? unknownRank }))
    .sort((a, b) => a.rank - b.rank || a.fact.position - b.fact.position)
    .map(({ fact }) => fact);
}

/** Every source of a dossier under its number; those that only other values cite have none. */
export function numberedSources({ facts }: Pick<Dossier, 'facts'>): DeskPatch['sources'] {
  const list = createEvidenceList();
  const counts = new Map<number, { values: number; toConfirm: number }>();
  for (const fact of inPrintedOrder(facts)) {
    const number = list.numberOf(fact);
    const { values, toConfirm } = counts.get(number) ?? { values: 0, toConfirm: 0 };
    const isOpen = standingOf(fact) === 'found';
    counts.set(number, { values: values + 1, toConfirm: toConfirm + (isOpen ? 1 : 0) });
  }
  const cited = list
    .entries()
    .map((entry) => ({ ...line(entry), number: entry.number, ...counts.get(entry.number) }));
  const known = new Set(cited.map(({ id }) => id));
  const beside = new Map(
    facts.flatMap(({ alternatives = [] }) => alternatives).map((other) => [sourceIdOf(other), other]),
  );
  return [...cited, ...[...beside].filter(([id]) => !known.has(id)).map(([, other]) => line(other))];
}

function line(evidence: Evidence): DeskPatch['sources'][number] {
  return {
    id: sourceIdOf(evidence),
    number: 0,
    name: evidence.source,
    nameRu: evidence.sourceRu,
    url: evidence.sourceUrl,
    method: evidence.method,
    hash: evidence.evidenceHash,
    retrievedAt: evidence.retrievedAt.toISOString(),
    ...{ values: 0, toConfirm: 0 },
  };
}
