import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Locale, locales } from '#kernel/locale.ts';
import { present } from '../presentation/statements/presented-fixture.ts';
import { pumpFacts } from '../presentation/statements/statements-fixture.ts';
import { words as pageWords } from '../texts/pages/words.ts';
import { words } from '../texts/workbook/words.ts';
import type { ReportView } from '../view/report-view.ts';
import { reportViewFixture } from '../view/report-view-fixture.ts';
import { evaluate, readWorkbook } from './read-workbook-fixture.ts';
import { workbookOf } from './workbook.ts';

const nordwindView = (locale: Locale): ReportView => ({
  ...reportViewFixture,
  locale,
  ...present(pumpFacts(), locale),
});
const read = async (view: ReportView) => readWorkbook(await workbookOf(view));
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

it('a workbook has the figures of the report, as numbers, in every language', async () => {
  for (const locale of locales) {
    const view = nordwindView(locale);
    const book = await read(view);
    const say = words[locale].sheets;
    assert.deepEqual(
      [...book.keys()],
      [say.summary, say.statements.individual, say.ratios, say.rating, say.people, say.sources],
    );
    const [table] = view.statements;
    const sheet = book.get(say.statements.individual);
    const rows = new Map(
      [...(sheet ?? [])].flatMap(([at, { value }]) => (at.startsWith('A') ? [[value, at.slice(1)]] : [])),
    );
    let seen = 0;
    for (const line of table?.groups.flatMap(({ lines }) => lines) ?? [])
      for (const [index, cell] of line.cells.entries()) {
        const at = `${String.fromCharCode(66 + index)}${rows.get(line.label)}`;
        assert.equal(sheet?.get(at)?.value, cell?.value, `${line.label} ${at}`);
        seen += 1;
      }
    assert.ok(seen > 100);
  }
});

it('its ratios are formulas over the statements, and come to what the report shows', async () => {
  const view = nordwindView('en');
  const book = await read(view);
  const sheet = book.get('Ratios') ?? new Map();
  const rows = new Map(
    [...sheet].flatMap(([at, { value }]) => (at.startsWith('A') ? [[value, at.slice(1)]] : [])),
  );
  let formulas = 0;
  for (const row of view.ratios.rows)
    for (const [index, { value, reason }] of row.cells.entries()) {
      const cell = sheet.get(`${String.fromCharCode(67 + index)}${rows.get(row.label)}`);
      if (value === null) {
        assert.equal(cell?.value, reason);
        continue;
      }
      assert.ok(near(Number(cell?.value), value), row.label);
      if (cell?.formula === undefined) continue;
      assert.ok(near(evaluate(book, 'Ratios', cell.formula), value), `${row.label}: ${cell.formula}`);
      formulas += 1;
    }
  assert.ok(formulas >= 60, `${formulas} formulas`);
  const inputs = [...sheet.values()].filter(({ formula }) => formula?.includes("'Statements, company'!"));
  assert.ok(inputs.length >= 60);
});

it('the points of the rating are summed by a formula', async () => {
  const view = nordwindView('en');
  const book = await read(view);
  const formulas = [...(book.get('Rating') ?? [])].flatMap(([, { value, formula }]) =>
    formula === undefined ? [] : [{ value, formula }],
  );
  assert.ok(formulas.length >= 3);
  for (const { value, formula } of formulas)
    assert.ok(near(evaluate(book, 'Rating', formula), Number(value)), formula);
});

it('a name that looks like a formula stays text', async () => {
  const hostile = ['=HYPERLINK("https://evil.example";"x")', '+1+1', '-2', '@SUM(A1)', '<b>&"\'', '\t=1'];
  const view = nordwindView('en');
  const [manager] = view.managers;
  assert.ok(manager !== undefined);
  const book = await read({
    ...view,
    subject: { ...view.subject, name: hostile[0] ?? '' },
    managers: hostile.map((name) => ({ ...manager, name })),
  });
  const people = [...(book.get('People')?.values() ?? [])];
  for (const name of hostile)
    assert.ok(
      people.some(({ value, formula }) => value === name && formula === undefined),
      name,
    );
  assert.ok(people.every(({ formula }) => formula === undefined));
  assert.equal(book.get('Summary')?.get('A1')?.value, hostile[0]);
  assert.ok([...(book.get('Summary')?.values() ?? [])].every(({ formula }) => formula === undefined));
});

it('days are dates', async () => {
  const view = nordwindView('en');
  const summary = (await read(view)).get('Summary') ?? new Map();
  const [row] = [...summary].flatMap(([at, { value }]) => (value === 'Issued' ? [at.slice(1)] : []));
  const serial = Number(summary.get(`B${row}`)?.value);
  assert.equal(new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10), view.head.issuedOn);
});

it('a report without statements, rating or people is a workbook too', async () => {
  const view = nordwindView('en');
  const book = await read({
    ...view,
    rating: null,
    statements: [],
    ratios: { periods: [], rows: [], peers: 'none' },
    ownership: null,
    managers: [],
  });
  assert.deepEqual([...book.keys()], ['Summary', 'Ratios', 'Rating', 'People', 'Sources']);
  assert.equal(book.get('Ratios')?.get('A1')?.value, 'No ratios are known.');
});

it('a formula that would not give what the report shows is not written', async () => {
  const view = nordwindView('en');
  const rows = view.ratios.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.value === null ? cell : { ...cell, value: cell.value * 2 })),
  }));
  const book = await read({ ...view, ratios: { ...view.ratios, rows } });
  const sheet = book.get('Ratios') ?? new Map();
  assert.ok([...sheet.values()].every(({ formula }) => formula === undefined || formula.includes('!')));
});

it('owners whose shares cannot be added up are told step by step, and not left out', async () => {
  const view = nordwindView('en');
  const { ownership } = view;
  assert.ok(ownership !== null);
  const book = await read({
    ...view,
    ownership: { ...ownership, shares: [], sharesRemark: 'Not added up.' },
  });
  const people = [...(book.get('People')?.values() ?? [])].map(({ value }) => value);
  assert.ok(people.includes('Not added up.'));
  for (const { name } of ownership.nodes) assert.ok(people.includes(name), name);
});

it('a knock-out leaves no score, an analyst’s own view is told, and words are those of the report', async () => {
  const view = nordwindView('en');
  const { rating, limit } = view;
  assert.ok(rating !== null);
  const summary = async (change: Partial<typeof rating>) =>
    [...((await read({ ...view, rating: { ...rating, ...change } })).get('Summary')?.values() ?? [])].map(
      ({ value }) => value,
    );
  const out = await summary({ grade: 'E', scoreShown: 'not rated', remark: 'The analyst’s own rating: C.' });
  assert.ok(out.includes('not rated') && out.includes('The analyst’s own rating: C.'));
  assert.equal(out.includes(rating.scoreTenths / 10), false);
  assert.ok((await summary({})).includes(rating.scoreTenths / 10));
  assert.ok(out.includes(limit.text));
  for (const locale of locales) {
    assert.equal(words[locale].summary.confidence, pageWords[locale].confidence);
    assert.ok(pageWords[locale].againAfter('').startsWith(words[locale].summary.again));
  }
});
