import type { Locale } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { hasSection } from '../dossier/report-sections.ts';
import { ratedStatements } from '../parts/rated-statements.ts';
import { ratingInputOf } from '../parts/rating-part.ts';
import { type StatementsPart, statementsPart } from '../parts/statements-part.ts';
import type { ReportView } from '../view/report-view.ts';
import { readFacts } from './context/dossier-facts.ts';
import { createReportContext } from './context/report-context.ts';
import { assertEvidence } from './evidence/figures-have-evidence.ts';
import { presentEvents } from './people/present-events.ts';
import { presentManagers } from './people/present-managers.ts';
import { presentOwnership } from './people/present-ownership.ts';
import { presentRating } from './rating/present-rating.ts';
import { presentPeers } from './statements/peers.ts';
import { presentStatements } from './statements/present-statements.ts';
import { presentYears, unrated } from './summary/annual-verdict.ts';
import { presentMatch } from './summary/asked/match.ts';
import { findWarnings, presentFlags } from './summary/flags/flags.ts';
import { presentHead } from './summary/head.ts';
import { presentOpinion } from './summary/opinion.ts';
import { presentDepth } from './summary/searches/depth.ts';
import { presentScreening } from './summary/searches/screening.ts';
import { presentSilence } from './summary/searches/silence.ts';
import { presentTiles } from './summary/searches/tiles.ts';
import { presentSections, whyEmpty } from './summary/sections.ts';
import { presentSources } from './summary/sources.ts';
import { presentSubject } from './summary/subject.ts';
import { presentThin } from './summary/thin-notice.ts';
import { presentVerdict } from './summary/verdict-view.ts';

/** What a report shows beside what its dossier and its order say. */
export type ReportExtras = Readonly<{
  /** Under which code and address it can be verified; nothing of it where there is none. */
  verify?: ReportView['verify'];
  /** The quartiles of the company's peers, where somebody has imported them. */
  peers?: Parameters<typeof presentPeers>[0];
}>;

/**
 * All that a report shows, in one language: what the PDF, the web page and the workbook print alike. Pure: same dossier, same view.
 * Sources are numbered in the order in which a reader meets them. Throws FigureWithoutEvidence rather than show what nobody can trace.
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
  const asOf = cover.issuedAt.toISOString().slice(0, 10);
  const isRated = hasSection(dossier.kind, 'rating');
  const rated = isRated ? presentRating(dossier, context) : unrated;
  const main = mainStatements(statements, dossier);
  const warnings = findWarnings({
    ...{ kind: dossier.kind, facts, managers: led, asOf, context },
    statements: main?.periods.map(({ period }) => period) ?? [],
    toldTwice: new Set(
      (main ? statements[main.scope] : []).filter((one) => one.isSuperseded).map(({ end }) => end),
    ),
  });
  const flags = presentFlags(warnings, context);
  const figures = presentStatements(
    statements,
    {
      main,
      facts: dossier.facts,
      asOf,
      whyNone: whyEmpty(dossier, 'financials', context).reason,
      peers: presentPeers(extras.peers, cover.country.name[locale], locale),
    },
    context,
  );
  const opinion = presentOpinion(dossier, facts, context);
  const tiles = presentTiles({ dossier, facts, flags, managers: led, ratios: figures.ratios, context });
  const ownership = presentOwnership(dossier.facts, context, subject.name);
  const { managers, managersRemark } = presentManagers(dossier.facts, context);
  const events = presentEvents(dossier.facts, context);
  const screening = presentScreening(facts, context);
  const silence = presentSilence(dossier, facts, context);
  // What a picture shows whole is no table once more.
  const drawn = new Set([
    ...(figures.statements.length > 0 ? ['financials'] : []),
    ...(rated.rating === null ? [] : ['rating']),
    ...(managers.length > 0 ? ['management'] : []),
    ...((screening?.subjects.length ?? 0) > 0 ? ['screening'] : []),
  ]);
  const sections = presentSections(dossier, drawn, context).map((section) =>
    section.code === 'rating' && section.empty !== null
      ? { ...section, empty: rated.rating === null ? { reason: rated.noRating, source: '' } : null }
      : section,
  );
  const view: ReportView = {
    locale,
    reportKind: dossier.kind,
    head: presentHead(dossier, cover, locale),
    subject,
    match,
    verdict: isRated
      ? presentVerdict(dossier, { rating: rated.rating, warnings }, context)
      : presentYears(statements, context),
    ...rated,
    depth: presentDepth(tiles, context),
    flags,
    ...figures,
    opinion,
    thin: presentThin(dossier, context),
    tiles,
    ownership,
    managers,
    managersRemark,
    events,
    screening,
    silence,
    sections,
    sources: presentSources(context, dossier),
    verify: extras.verify ?? null,
  };
  assertEvidence(view, dossier);
  return view;
}

/** The periods that the rating is made of. */
function mainStatements(statements: StatementsPart, { facts }: Pick<Dossier, 'facts'>) {
  const rated = ratingInputOf(facts);
  return rated && ratedStatements(statements, rated.input);
}
