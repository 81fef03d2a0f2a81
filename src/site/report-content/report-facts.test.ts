import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sectionsOf } from '#modules/reports/dossier/report-sections.ts';
import { parseReportFacts, type ReportFacts } from './report-facts.server.ts';

const read = (id: string): ReportFacts =>
  parseReportFacts(readFileSync(new URL(`../../../content/reports/${id}.yaml`, import.meta.url), 'utf8'));

test('the page of the credit report names the sections that are printed, in their order and words', () => {
  const promised = read('credit').sections.map(({ code, title }) => ({ code, title }));
  const printed = sectionsOf('credit').map(({ code, title }) => ({ code, title }));
  assert.deepEqual(promised, printed);
});

test('each part of the annual report is found in a section of the credit report', () => {
  const codes: readonly string[] = sectionsOf('credit').map(({ code }) => code);
  for (const { code, in: section = '' } of read('annual').sections) {
    assert.ok(codes.includes(section), `${code} is in no section`);
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
