import { inEveryLanguage, type Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { completenessPercent, type Dossier, type Evidence, type Fact, isThin } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { oncePer } from '../dossier/once-per.ts';
import { findField, findSection } from '../dossier/report-sections.ts';
import { showValue } from '../presentation/context/show-value.ts';
import { type DeskFact, type DeskPatch, maxDeskObstacles } from './desk-shapes.ts';
import { isDerived, type Place } from './fact-change.ts';
import { inPrintedOrder, numberedSources } from './numbered-sources.ts';
import { sectionStatesOf } from './section-standing.ts';
import { sourceIdOf } from './source-id.ts';
import { standingOf } from './standing.ts';

/** Who somebody is, by the name in an event row; null is a machine. */
export type NameOf = (actor: string) => string | null;

type Told = Readonly<{
  obstacles: DeskPatch['obstacles'];
  /** Where something was taken away since then, and may have come back. */
  emptied: readonly Place[];
  since: number;
  nameOf: NameOf;
  locale: Locale;
}>;

/** What is new in a dossier since a change; since 0 it is the whole. Sections, sources and obstacles are always told in full. */
export function presentPatch(
  dossier: Dossier,
  { obstacles, emptied, since, nameOf, locale }: Told,
): DeskPatch {
  const isThere = ({ section, field, position }: Place) =>
    dossier.facts.some(
      (fact) => fact.section === section && fact.field === field && fact.position === position,
    );
  const changed = since === 0 ? dossier.facts : dossier.facts.filter(({ version = 0 }) => version > since);
  return {
    changeNo: dossier.changeNo ?? 0,
    facts: inPrintedOrder(changed).map((fact) => presentFact(fact, nameOf)),
    removed: emptied
      .filter((place) => !isThere(place))
      .flatMap(({ section, field, position }) =>
        field === null || position === null ? [] : [{ section, field, position }],
      ),
    sections: sectionStatesOf(dossier, obstacles, nameOf, locale),
    sources: numberedSources(dossier),
    obstacles: obstacles.slice(0, maxDeskObstacles),
    completenessPercent: completenessPercent(dossier),
    isThin: isThin(dossier),
  };
}

/** A fact as the editor holds it. */
export function presentFact(fact: Fact, nameOf: NameOf): DeskFact {
  const {
    id,
    section,
    field,
    position,
    value,
    version = 0,
    alternatives = [],
    confirmed,
    confirmation,
  } = fact;
  const name = (actor: string) => nameOf(actor) ?? actor;
  return {
    ...{ id, section, field, position, version, value },
    standing: standingOf(fact),
    shown: shownOf(fact),
    evidence: presentEvidence(fact),
    alternatives: alternatives.map((other) => ({
      value: other.value,
      shown: shownIn(fact, other.value),
      evidence: presentEvidence(other),
    })),
    isComputed: isDerived(fact),
    enteredBy: nameOf(fact.enteredBy),
    enteredAt: fact.enteredAt.toISOString(),
    confirmed: confirmed ? { by: name(confirmed.by), at: confirmed.at.toISOString() } : null,
    vouched: confirmation && {
      reason: confirmation.reason,
      by: name(confirmation.by),
      at: confirmation.at.toISOString(),
    },
  };
}

/** Facts are shared by all who read their dossier. */
const shownOf = oncePer((fact: Fact) => shownIn(fact, fact.value));

/** A value as the document prints it; a remark of the source stands in brackets. */
export function shownIn(
  { section, field }: Pick<Fact, 'section' | 'field'>,
  value: FactValue,
): DeskFact['shown'] {
  const found = findSection(section);
  const known = found && findField(found, field);
  return inEveryLanguage((locale) => {
    if (known === undefined) return '';
    const { text, note } = showValue(known, value, locale);
    const isCoded = typeof value === 'object' && 'code' in value;
    return shorten(note !== null && isCoded ? `${text} (${note})` : text, 5_000);
  });
}

function presentEvidence(evidence: Evidence): DeskFact['evidence'] {
  const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, place } = evidence;
  return {
    sourceId: sourceIdOf(evidence),
    ...{ source, sourceRu, sourceUrl, method, evidenceHash },
    retrievedAt: retrievedAt.toISOString(),
    place: place ?? null,
  };
}
