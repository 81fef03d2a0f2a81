import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { sectionsOf } from '#modules/reports/dossier/report-sections.ts';
import { parseReportFacts, type ReportFacts } from './report-facts.server.ts';

const read = (id: string): ReportFacts =>
  parseReportFacts(readFileSync(new URL(`../../../content/reports/${id}.yaml`, import.meta.url), 'utf8'));

test('the page of each report names the sections that are printed, in their order and words', () => {
  for (const kind of reportKinds) {
    const promised = read(kind).sections.map(({ code, title }) => ({ code, title }));
    const printed = sectionsOf(kind).map(({ code, title }) => ({ code, title }));
    assert.deepEqual(promised, printed, kind);
  }
});

test('the annual report covers the three things it is sold by; the Russian page tells its date', () => {
  const { covers, due } = read('annual');
  const english = ['Financial statements', 'Tax reports', 'Transaction information'];
  assert.deepEqual(
    covers.map(({ en }) => en),
    english,
  );
  assert.match(due?.ru ?? '', /до 30 марта следующего года/);
});

test('a text in one language only is refused', () => {
  assert.throws(() => parseReportFacts('id: credit\nlead: { en: Only English }\n'), /ru/);
});
