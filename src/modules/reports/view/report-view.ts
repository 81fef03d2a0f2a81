import { z } from 'zod';
import { locales } from '#kernel/locale.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { text } from '#kernel/shapes.ts';
import { sectionCodes } from '../dossier/section-codes.ts';
import { eventView, managerView, ownershipView } from './people-view.ts';
import { limitView, ratingView } from './rating-view.ts';
import { flagView, screeningView, silenceView, sourceView, tileView } from './searches-view.ts';
import { factIds, shown, tone } from './shown.ts';
import { keyFigureView, ratiosView, statementTableView, yearBarsView } from './statements-view.ts';

/** What was asked beside what was found. */
const matchView = z.object({
  label: text(100),
  asked: text(400),
  found: text(400),
  verdict: z.enum(['same', 'near', 'differs', 'added', 'not_found']),
  /** `one letter differs`, `added by us`. */
  note: text(200),
});

/** A table of a section whose values no picture of the report shows. */
const tableView = z.object({
  title: text(200),
  columns: z.array(z.object({ title: text(200), isNumeric: z.boolean(), isWide: z.boolean() })).max(100),
  rows: z.array(z.array(shown.nullable()).max(100)).max(400),
});

/** A section fact by fact; `empty` says why there is nothing in it. */
const sectionView = z.object({
  code: z.enum(sectionCodes),
  title: text(200),
  rows: z.array(z.object({ label: text(200), values: z.array(shown).max(200) })).max(100),
  tables: z.array(tableView).max(10),
  empty: z.object({ reason: text(400), source: text(300) }).nullable(),
});

/** A finished report in one language: what its PDF, its web page, its workbook and its offline copy show alike. */
export const reportView = z
  .object({
    locale: z.enum(locales),
    head: z.object({
      kind: text(100),
      number: text(60),
      revision: z.int().min(1),
      /** Days in the reader's words; `issuedOn` and `againOn` as `YYYY-MM-DD`, too. */
      issued: text(60),
      issuedOn: text(10),
      /** Until when it may be relied on without asking again. */
      again: text(60),
      againOn: text(10),
      ordered: text(60),
      tariff: text(200),
      orderNumber: text(60),
      /** A mark on every page: `DEMO: invented company`, `SAMPLE`; else empty. */
      mark: text(100),
      notice: text(600),
      completeness: text(200),
      disclaimer: z.array(text(2_000)).max(10),
    }),
    reportKind: z.enum(reportKinds).describe('which report this is'),
    subject: z.object({
      name: text(1_000),
      otherName: text(1_000),
      /** ISO 3166-1 alpha-2, upper case. */
      country: text(2),
      countryName: text(100),
      /** `Hamburg, Germany`. */
      place: text(300),
      /** `industrial pumps · founded 16 April 1998 · 86 employees`. */
      line: z.array(text(300)).max(8),
      status: z.object({ label: text(100), tone }),
      mark: z.int().min(0),
    }),
    match: z.array(matchView).max(6),
    /** The answer in a word and a sentence, and what it rests on. */
    verdict: z.object({ tone, headline: text(200), sentence: text(600) }),
    rating: ratingView.nullable(),
    /** Why there is no rating; empty where there is one. */
    noRating: text(400),
    limit: limitView,
    depth: z.object({ label: text(100), remark: text(300), answered: z.int().min(0), total: z.int().min(1) }),
    flags: z.array(flagView).max(40),
    keyFigures: z.object({ basis: text(300), figures: z.array(keyFigureView).max(5) }),
    opinion: z.object({ text: text(4_000), by: text(300), missing: text(600), facts: factIds }),
    thin: z.object({ title: text(200), text: text(600), reason: text(600) }).nullable(),
    tiles: z.array(tileView).max(18),
    statements: z.array(statementTableView).max(3),
    statementsTitle: text(300),
    years: z.array(yearBarsView).max(10),
    yearsUnit: text(60),
    ratios: ratiosView,
    ownership: ownershipView.nullable(),
    managers: z.array(managerView).max(200),
    managersRemark: text(300),
    events: z.array(eventView).max(200),
    screening: screeningView.nullable(),
    silence: z.array(silenceView).max(60),
    sections: z.array(sectionView).max(sectionCodes.length),
    sources: z.array(sourceView).max(2_000),
    verify: z.object({ code: text(60), url: text(300) }).nullable(),
  })
  .meta({ id: 'ReportView' });
export type ReportView = z.output<typeof reportView>;
