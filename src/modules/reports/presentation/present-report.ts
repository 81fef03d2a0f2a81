import type { Locale } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { statementsPart } from '../parts/statements-part.ts';
import type { ReportView } from '../view/report-view.ts';
import { readFacts } from './context/dossier-facts.ts';
import { createReportContext } from './context/report-context.ts';
import { presentEvents } from './people/present-events.ts';
import { presentManagers } from './people/present-managers.ts';
import { presentOwnership } from './people/present-ownership.ts';
import { presentRating } from './rating/present-rating.ts';
import { presentMatch } from './summary/asked/match.ts';
import { presentFlags } from './summary/flags/flags.ts';
import { presentHead } from './summary/head.ts';
import { presentOpinion } from './summary/opinion.ts';
import { presentDepth } from './summary/searches/depth.ts';
import { presentScreening } from './summary/searches/screening.ts';
import { presentSilence } from './summary/searches/silence.ts';
import { presentTiles } from './summary/searches/tiles.ts';
import { presentSections } from './summary/sections.ts';
import { presentSources } from './summary/sources.ts';
import { presentSubject } from './summary/subject.ts';
import { presentThin } from './summary/thin-notice.ts';
import { presentVerdict } from './summary/verdict-view.ts';

/** What a report shows beside what its dossier and its order say. */
export type ReportExtras = Readonly<{
  /** Under which code and address it can be verified; nothing of it where there is none. */
  verify?: ReportView['verify'];
}>;

/**
 * All that a report shows, in one language: what the PDF, the web page and the workbook print alike. Pure: same dossier, same view.
 * Sources are numbered in the order in which a reader meets them.
 */
export function presentReport(
  dossier: Dossier,
  cover: ReportCover,
  locale: Locale,
  extras: ReportExtras = {},
): ReportView {
  const context = createReportContext(cover, locale);
  const facts = readFacts(dossier);
  const subject = presentSubject(facts, cover, context);
  const match = presentMatch(facts, cover, context);
  const statements = statementsPart(facts.in('financials'));
  // Flags and tiles read what managers lead elsewhere; the sources of managers are numbered where they are shown.
  const led = presentManagers(dossier.facts, createReportContext(cover, locale)).managers;
  const ratios: ReportView['ratios'] = { periods: [], rows: [], peers: '' };
  const asOf = cover.issuedAt.toISOString().slice(0, 10);
  const rated = presentRating(dossier, context);
  const flags = presentFlags({ facts, statements, managers: led, asOf, context });
  const opinion = presentOpinion(dossier, facts, context);
  const tiles = presentTiles({ dossier, facts, flags, managers: led, ratios, context });
  const ownership = presentOwnership(dossier.facts, context);
  const { managers, managersRemark } = presentManagers(dossier.facts, context);
  const events = presentEvents(dossier.facts, context);
  const screening = presentScreening(facts, context);
  const silence = presentSilence(dossier, facts, context);
  const sections = presentSections(dossier, new Set(), context);
  return {
    locale,
    head: presentHead(dossier, cover, locale),
    subject,
    match,
    verdict: presentVerdict(dossier, context),
    ...rated,
    depth: presentDepth(tiles, context),
    flags,
    keyFigures: { basis: '', figures: [] },
    opinion,
    thin: presentThin(dossier, context),
    tiles,
    statements: [],
    statementsTitle: '',
    years: [],
    yearsUnit: '',
    ratios,
    ownership,
    managers,
    managersRemark,
    events,
    screening,
    silence,
    sections,
    sources: presentSources(context),
    verify: extras.verify ?? null,
  };
}
