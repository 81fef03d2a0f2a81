import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildReportDocument } from '../document/report-document.ts';
import { presentReport } from '../presentation/present-report.ts';
import { countSources, createEvidenceList } from './evidence-list.ts';
import { fullSampleDossier, sampleCover, sampleDossier, sampleFact } from './sample-dossier.ts';
import { sectionsOfKinds } from './section-codes.ts';

const at = (time: string) => sampleFact('contacts', 'phone', '1', { retrievedAt: new Date(time) });

test('a source read twenty-two times in a day is one line, and is counted as one', () => {
  const list = createEvidenceList();
  const facts = Array.from({ length: 22 }, (_, hour) =>
    at(`2026-11-20T${String(hour).padStart(2, '0')}:07:00Z`),
  );
  assert.deepEqual(new Set(facts.map((fact) => list.numberOf(fact))), new Set([1]));
  assert.equal(list.entries().length, 1);
  assert.equal(countSources(facts), 1);
});

test('another day, address, method or kept copy is another line', () => {
  const list = createEvidenceList();
  const one = at('2026-11-20T10:00:00Z');
  const others = [
    at('2026-11-21T10:00:00Z'),
    { ...one, sourceUrl: 'https://other.example/' },
    { ...one, method: 'filing' as const },
    { ...one, evidenceHash: null },
  ];
  assert.deepEqual(
    [one, ...others].map((fact) => list.numberOf(fact)),
    [1, 2, 3, 4, 5],
  );
});

test('a row whose cells agree bears one number; one that mixes sources bears one a cell', () => {
  const document = presentReport(fullSampleDossier(), sampleCover, 'en');
  const people = document.sections.find(({ title }) => title === 'Management')?.tables[0];
  for (const row of people?.rows ?? []) assert.equal(row.filter((cell) => (cell?.mark ?? 0) > 0).length, 1);
  const [accounts] = document.statements;
  assert.ok(accounts !== undefined && accounts.periods.length > 0);
  for (const period of accounts.periods) assert.ok(period.mark > 0, 'a filing has its number at its period');
  const mixed = presentReport(
    sampleDossier([
      sampleFact('owners', 'owner', 'Anna'),
      sampleFact('owners', 'owner_share', 60, { source: 'Call', sourceRu: 'Звонок', method: 'interview' }),
    ]),
    sampleCover,
    'en',
  );
  const owners = mixed.sections.find(({ title }) => title === 'Beneficial owners')?.tables[0];
  assert.equal(owners?.rows[0]?.filter((cell) => (cell?.mark ?? 0) > 0).length, 2);
});

test('the facts of one source make one line of the list', () => {
  assert.equal(presentReport(sampleDossier(), sampleCover, 'ru').sources.length, 1);
});

test('a source is called by its name in the language of the report', () => {
  const names = (locale: 'en' | 'ru') =>
    presentReport(fullSampleDossier(), sampleCover, locale).sources.map(({ source }) => source);
  assert.ok(names('en').includes('Court files') && !names('en').some((name) => /[а-яё]/.test(name)));
  assert.ok(names('ru').includes('Картотека дел') && !names('ru').includes('Court files'));
});

test('all seventeen sections are in the report, in their order, whatever is known; in its document each stands with facts or with a reason', () => {
  for (const dossier of [sampleDossier(), fullSampleDossier()]) {
    const view = presentReport(dossier, sampleCover, 'en');
    assert.deepEqual(
      view.sections.map(({ code }) => code),
      sectionsOfKinds.credit,
    );
    for (const { empty } of view.sections)
      assert.doesNotMatch(empty?.reason ?? '', /not part of the research/);
    const document = buildReportDocument(view);
    const printed = new Set(document.sections.map(({ title }) => title));
    const silent = new Set(document.silence.map(({ what }) => what));
    // Some are told in place of their tables: the statements, the history as a list of events, the managers.
    const drawn = new Set([
      // The first page has it, or says why there is none.
      'rating',
      ...(view.statements.length > 0 ? ['financials'] : []),
      ...(view.events.length > 0 ? ['history'] : []),
      ...(view.managers.length > 0 ? ['management'] : []),
    ]);
    for (const { code, title } of view.sections)
      if (code !== 'summary' && code !== 'sources')
        assert.ok(printed.has(title) || silent.has(title) || drawn.has(code), title);
  }
});
