import type { Locale } from '#kernel/locale.ts';
import { type Dossier, machineName, missingSections } from '../dossier/dossier.ts';
import { emptyReasons } from '../dossier/empty-reasons.ts';
import { sectionsOf } from '../dossier/report-sections.ts';
import type { DeskPatch } from './desk-shapes.ts';
import { standingOf } from './standing.ts';

type SectionState = DeskPatch['sections'][number];

/** Which obstacles a section's own state tells already. */
const told: ReadonlySet<string> = new Set(['section_missing', 'value_unconfirmed', 'value_contradicted']);

/** How every section stands; the sorest comes first where a section has several troubles. */
export function sectionStatesOf(
  dossier: Dossier,
  obstacles: readonly Readonly<{ code: string; section: string | null }>[],
  nameOf: (actor: string) => string | null,
  locale: Locale,
): SectionState[] {
  const bySection = Map.groupBy(dossier.facts, ({ section }) => section);
  const missing = new Set<string>(missingSections(dossier));
  return sectionsOf(dossier.kind).map(({ code }) => {
    const standings = (bySection.get(code) ?? []).map(standingOf);
    const count = (wanted: string) => standings.filter((standing) => standing === wanted).length;
    const own = obstacles.filter(({ section }) => section === code);
    const counts = {
      facts: standings.length,
      toConfirm: count('found'),
      contradictions: count('contradicted'),
      obstacles: own.length,
    };
    const state = stateOf({
      ...counts,
      isMissing: missing.has(code),
      isBlocked: own.some((obstacle) => !told.has(obstacle.code)),
    });
    const reason = standings.length > 0 ? null : reasonOf(dossier, code, nameOf, locale);
    return { code, state, ...counts, missing: reason };
  });
}

function stateOf(of: {
  isBlocked: boolean;
  isMissing: boolean;
  contradictions: number;
  toConfirm: number;
}): SectionState['state'] {
  if (of.isBlocked) return 'blocked';
  if (of.contradictions > 0) return 'contradiction';
  if (of.toConfirm > 0) return 'to_confirm';
  return of.isMissing ? 'empty' : 'complete';
}

function reasonOf(
  { missingDataReasons }: Dossier,
  section: string,
  nameOf: (actor: string) => string | null,
  locale: Locale,
): SectionState['missing'] {
  const found = missingDataReasons.find((reason) => reason.section === section);
  if (found === undefined) return null;
  const { version = 0, reason, source, sourceRu, enteredBy } = found;
  return {
    ...{ version, reason, source, sourceRu },
    text: emptyReasons[reason][locale],
    isProposed: enteredBy === machineName,
    enteredBy: nameOf(enteredBy),
  };
}
