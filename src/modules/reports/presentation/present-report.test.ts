import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { fullSampleDossier, sampleCover, sampleDossier, sampleFact } from '../dossier/sample-dossier.ts';
import { sampleCompanyOf } from '../samples/sample-company.ts';
import { issueDayOf } from '../samples/sample-days.ts';
import { buildSampleDossier, sampleCoverOf } from '../samples/sample-report-document.ts';
import { situationCover, situations } from '../situations/situations-fixture.ts';
import { type ReportView, reportView } from '../view/report-view.ts';
import { assertEvidence, FigureWithoutEvidence } from './evidence/figures-have-evidence.ts';
import { presentReport } from './present-report.ts';

const issuedAt = issueDayOf(new Date('2026-11-21T10:00:00Z'));

type Made = Readonly<{ name: string; dossier: Dossier; view: ReportView }>;

/** Reports of five situations and of the dossiers of tests. */
function* reports(locale: Locale): Generator<Made> {
  const of = (name: string, dossier: Dossier, cover = sampleCover) => ({
    name,
    dossier,
    view: presentReport(dossier, cover, locale),
  });
  for (const [name, make] of Object.entries(situations)) yield of(name, make(), situationCover);
  yield of('sample', fullSampleDossier());
  yield of('start', sampleDossier());
  yield of('nothing', { ...sampleDossier(), facts: [] });
}

const madeSamples = new Map<Locale, readonly Made[]>();

/** The sample of every country, made once a language. */
function samples(locale: Locale): readonly Made[] {
  const made =
    madeSamples.get(locale) ??
    countryList.map((country): Made => {
      const company = sampleCompanyOf(country);
      const dossier = buildSampleDossier(company, issuedAt, locale);
      const cover = sampleCoverOf(country, company, issuedAt);
      return { name: country.code, dossier, view: presentReport(dossier, cover, locale) };
    });
  madeSamples.set(locale, made);
  return made;
}

/** Every text of a view under its path, and every fact and mark. */
function* leaves(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, item] of Object.entries(value)) yield* leaves(item, `${path}.${key}`);
}

/** Figures of a text as numbers, however its language groups them. */
function figuresIn(text: string, locale: Locale): string[] {
  const plain =
    locale === 'en'
      ? text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
      : text.replaceAll(/(?<=\d)\u00a0(?=\d{3})/g, '').replaceAll(/(?<=\d),(?=\d)/g, '.');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).toSorted();
}

/** What a report is decided by, without a word of any language. */
function numbersOf(view: ReportView | undefined) {
  if (view === undefined) return undefined;
  const { rating, limit, statements, ratios, years, keyFigures, tiles, ownership, events, head, screening } =
    view;
  return {
    days: [head.issuedOn, head.againOn, ...events.map(({ on }) => on)],
    rating: rating && {
      ...rating.input,
      score: rating.scoreTenths,
      grade: rating.grade,
      version: rating.version,
    },
    whatIf: rating?.whatIf.map(({ score, grade }) => [score, grade]),
    limit: limit.ceilings.map(({ amount, isBinding }) => [amount, isBinding]),
    statements: statements.map(({ currency, scale, periods, groups }) => [
      currency,
      scale,
      periods.map(({ end, months }) => [end, months]),
      groups.map(({ lines }) => lines.map(({ code, cells }) => [code, cells.map((cell) => cell?.value)])),
    ]),
    ratios: ratios.rows.map(({ name, cells }) => [name, cells.map(({ value }) => value)]),
    years: years.map(({ sales, profit, equity, longTerm, shortTerm }) => [
      sales,
      profit,
      equity,
      longTerm,
      shortTerm,
    ]),
    points: keyFigures.figures.map(({ points }) => points.map(({ value }) => value)),
    tiles: tiles.map(({ section, standing, count }) => [section, standing, count]),
    shares: ownership?.shares.map(({ percent }) => percent),
    verdicts: screening?.subjects.map(({ cells }) => cells.map(({ verdict }) => verdict)),
  };
}

describe('a presented report', () => {
  it('is one of the shape that is promised, for every sample in every language', () => {
    for (const locale of locales)
      for (const { view } of [...reports(locale), ...samples(locale)])
        assert.deepEqual(reportView.parse(view), view);
  });

  it('shows the same figures, days and facts in every language', () => {
    const [english = [], russian = []] = locales.map((locale) => [...reports(locale)]);
    for (const [index, { name, view }] of english.entries()) {
      const there = new Map(leaves(russian[index]?.view));
      let figures = 0;
      for (const [path, value] of leaves(view)) {
        const other = there.get(path);
        if (typeof value !== 'string') assert.equal(other, value, `${name} ${path}`);
        // A source's own words are the same in both.
        else if (value !== other) {
          const own = figuresIn(value, 'en');
          figures += own.length;
          assert.deepEqual(
            figuresIn(String(other), 'ru'),
            own,
            `${name} ${path}: ${value} | ${String(other)}`,
          );
        }
        there.delete(path);
      }
      assert.deepEqual([...there.keys()], [], name);
      assert.ok(figures > 20, name);
    }
  });

  it('shows the same numbers and days in every language for the sample of every country', () => {
    const [english = [], russian = []] = locales.map(samples);
    for (const [index, { name, view }] of english.entries())
      assert.deepEqual(numbersOf(russian[index]?.view), numbersOf(view), name);
  });

  it('leads from every fact of the dossier to the report, and from every mark to a source', () => {
    for (const { name, dossier, view } of reports('en')) {
      const named = new Set<unknown>();
      for (const [path, value] of leaves(view)) if (/\.facts\.\d+$/.test(path)) named.add(value);
      // What a period is stands in its head, whose number leads to its source; the points of the rating are computed anew.
      const heads = /^(period_|statement_(scope|basis|remarks)$|is_|rating_)/;
      const lost = dossier.facts.filter(({ id, field }) => !named.has(id) && !heads.test(field));
      assert.deepEqual(
        lost.map(({ section, field }) => `${section}.${field}`),
        [],
        name,
      );
      assert.deepEqual(
        view.sources.map(({ number }) => number),
        view.sources.map((_, index) => index + 1),
      );
    }
  });

  it('is refused where a figure has no fact, a fact is not in the dossier or a source not in the list', () => {
    const dossier = situations.full();
    const view = presentReport(dossier, situationCover, 'en');
    const [flag] = view.flags;
    assert.ok(flag);
    const refused = (changed: Partial<typeof flag>) =>
      assert.throws(
        () => assertEvidence({ ...view, flags: [{ ...flag, ...changed }] }, dossier),
        FigureWithoutEvidence,
      );
    refused({ facts: [], mark: 0, title: 'Sued for €1' });
    refused({ facts: ['019a0000-0000-7000-8000-999999999999'] });
    refused({ mark: 999 });
    assertEvidence({ ...view, flags: [{ ...flag, facts: [], mark: 0, title: 'None', detail: '' }] }, dossier);
  });

  it('ticks only what was asked and answered: by a fact, or by a person who says so of a section', () => {
    const answers = new Set(['nothing_found', 'clear', 'false_match']);
    for (const { name, dossier, view } of [...reports('en'), ...samples('en')]) {
      for (const { section, standing } of view.tiles.filter((tile) => tile.standing === 'nothing_found')) {
        const facts = dossier.facts.filter(
          ({ section: of, field }) =>
            field === section ||
            (section === 'screening' && of === 'screening' && !field.startsWith('screened')),
        );
        const isAnswered = facts.some(({ value }) => answers.has(String(value)));
        const isConfirmed = dossier.missingDataReasons.some(
          (reason) =>
            reason.section === section &&
            reason.reason === 'nothing_found' &&
            reason.enteredBy !== 'research',
        );
        assert.ok(isAnswered || isConfirmed, `${name} ${section} ${standing}`);
      }
      for (const row of view.silence.filter(({ standing }) => standing === 'nothing_found'))
        assert.ok(row.where !== '—' && row.when !== '—', name);
    }
  });

  it('takes a silent source, a proposal of the machine and a list that was not asked for no answer', () => {
    const tile = (view: ReportView, section: string) =>
      view.tiles.find((one) => one.section === section)?.standing;
    const micro = presentReport(situations.micro(), situationCover, 'en');
    assert.equal(tile(micro, 'court_cases'), 'not_obtainable');
    assert.equal(tile(micro, 'enforcement'), 'not_searched');
    const bare = situations.bare();
    assert.equal(tile(presentReport(bare, situationCover, 'en'), 'owners'), 'nothing_found');
    const proposed = bare.missingDataReasons.map((reason) => ({ ...reason, enteredBy: 'research' }));
    const unconfirmed = presentReport({ ...bare, missingDataReasons: proposed }, situationCover, 'en');
    assert.equal(tile(unconfirmed, 'owners'), 'not_searched');
    const distressed = presentReport(situations.distressed(), situationCover, 'en');
    assert.deepEqual(
      distressed.screening?.subjects.map(({ cells }) => cells.map(({ verdict }) => verdict)),
      [['unresolved', 'clear']],
    );
  });

  it('says worst first what to clear before one signs', () => {
    const titles = (name: keyof typeof situations) =>
      presentReport(situations[name](), situationCover, 'en').flags.map(
        ({ tone, title }) => `${tone} ${title}`,
      );
    assert.deepEqual(titles('full').slice(0, 4), [
      'warn Sued for €186,400',
      'warn Owner of 12% is not known',
      'warn Pays about 12\u00a0days late',
      'warn Accounts of 2023: sums differ by €4,200',
    ]);
    assert.equal(titles('insolvent')[0], 'bad Insolvency proceedings');
    assert.ok(titles('distressed').includes('bad Equity is negative: −€26,420'));
    assert.ok(titles('distressed').includes('bad Disqualified manager: Robert Kessler'));
    assert.ok(titles('distressed').includes('bad The newest accounts are 34 months old'));
    assert.ok(titles('bare').every((title) => !title.startsWith('good')));
  });

  it('may be asked for again after three months, on the last day of a shorter one', () => {
    const issued = (day: string) =>
      presentReport(sampleDossier(), { ...sampleCover, issuedAt: new Date(`${day}T12:00:00Z`) }, 'en').head
        .againOn;
    assert.deepEqual(['2026-11-22', '2026-11-30', '2027-01-31'].map(issued), [
      '2027-02-22',
      '2027-02-28',
      '2027-04-30',
    ]);
  });

  it('says how many work there once: above the table of years only what the table does not say', () => {
    const rowsWith = (employees: number) => {
      const dossier = sampleDossier([
        sampleFact('activities', 'employees', employees),
        sampleFact('activities', 'employees_year', '2025', { position: 1 }),
        sampleFact('activities', 'employees_count', 48, { position: 1 }),
        sampleFact('activities', 'employees_year', '2021', { position: 0 }),
        sampleFact('activities', 'employees_count', 52, { position: 0 }),
      ]);
      const { sections, subject } = presentReport(dossier, sampleCover, 'en');
      const activities = sections.find(({ code }) => code === 'activities');
      assert.ok(subject.line.includes(`${employees} employees`));
      return [activities?.rows.map(({ label }) => label), activities?.tables.length];
    };
    assert.deepEqual(rowsWith(48), [[], 1]);
    for (const other of [50, 52]) assert.deepEqual(rowsWith(other), [['Employees'], 1]);
  });

  it('of more than 200 facts takes less than 30 ms', () => {
    const dossier = situations.full();
    assert.ok(dossier.facts.length > 200);
    const times = Array.from({ length: 15 }, () => {
      const began = performance.now();
      presentReport(dossier, situationCover, 'ru');
      return performance.now() - began;
    });
    assert.ok(Math.min(...times) < 30, `${Math.min(...times)} ms`);
  });
});
