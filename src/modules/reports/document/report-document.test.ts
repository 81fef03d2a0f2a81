import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullSampleDossier, sampleCover, sampleDossier, sampleFact } from '../dossier/sample-dossier.ts';
import { presentReport } from '../presentation/present-report.ts';
import { courts, dossierOf, identity, register, said } from '../situations/situation-facts-fixture.ts';
import { situationCover, situations } from '../situations/situations-fixture.ts';
import { distressedReportView, reportViewFixture } from '../view/report-view-fixture.ts';
import { buildReportDocument } from './report-document.ts';
import { drawPictures } from './report-pictures.ts';

test('what is too long for the first page is cut so that it shows, and stands whole further on', () => {
  const long = { ...reportViewFixture, opinion: { ...reportViewFixture.opinion, text: 'Word '.repeat(600) } };
  const flags = Array.from({ length: 9 }, () => reportViewFixture.flags[0] ?? assert.fail());
  const { front, view } = buildReportDocument({
    ...long,
    flags,
    subject: { ...long.subject, name: 'N'.repeat(900) },
  });
  assert.ok(front.opinion.isCut && front.opinion.text.endsWith('…'));
  assert.equal(view.opinion.text.length, 3_000);
  assert.deepEqual([front.flags.length, front.moreFlags, view.flags.length], [5, 4, 9]);
  assert.ok(front.name.endsWith('…') && front.name.length === 300);
});

test('a driver names the sources of its facts, as they are numbered elsewhere', () => {
  const { front } = buildReportDocument(reportViewFixture);
  assert.deepEqual(
    front.drivers.map(({ marks }) => marks),
    [[9], [12, 13], [20], [9], [17], [20]].map((marks) => marks.filter((mark) => ![12, 13].includes(mark))),
  );
});

test('where a rule decided, the steps from the points to the grade are told, the hardest last', () => {
  const { front } = buildReportDocument(distressedReportView);
  assert.deepEqual(
    front.ladder.map(({ outcome }) => outcome),
    ['≤ B', '≤ D', 'E'],
  );
  assert.deepEqual(buildReportDocument(reportViewFixture).front.ladder, []);
});

test('what is searched without result and what is empty stand in one table, each once', () => {
  const { silence } = buildReportDocument(distressedReportView);
  const names = silence.map(({ what }) => what);
  assert.ok(names.includes('Suppliers and customers') && names.includes('Payments'));
  assert.equal(new Set(names).size, names.length);
});

test('every picture has words, and no word of the template is a function', () => {
  for (const view of [
    reportViewFixture,
    distressedReportView,
    presentReport(fullSampleDossier(), sampleCover, 'ru'),
    presentReport(sampleDossier(), sampleCover, 'en'),
  ]) {
    const document = buildReportDocument(view);
    assert.deepEqual(structuredClone(document), document);
    const pictures = Object.values(drawPictures(document)).flat();
    for (const picture of pictures) if (picture !== null) assert.ok(picture.alt !== '' && picture.svg !== '');
  }
});

test('what several sources say together names each of them', () => {
  const dossier = dossierOf([
    ...identity('Nordwind Maschinenbau GmbH', 'HRB 104523', '1998-04-16', 'Hafenstraße 14, 20457 Hamburg'),
    ...said('legal', courts, { insolvency: 'nothing_found' }),
    ...said('legal', register, { enforcement: 'nothing_found' }),
  ]);
  const { front } = buildReportDocument(presentReport(dossier, situationCover, 'en'));
  const nothing = front.flags.find(({ title }) => title.startsWith('Nothing found'));
  assert.equal(nothing?.title, 'Nothing found: insolvency, enforcement proceedings');
  assert.equal(nothing?.marks.length, 2);
});

test('lists of two kinds are not counted as lists of one, and no source is blamed for a rating that is ours', () => {
  const view = presentReport(situations.full(), situationCover, 'en');
  const clear = view.flags.filter(({ section, tone }) => section === 'screening' && tone === 'good');
  assert.deepEqual(
    clear.map(({ detail }) => detail),
    Array.from({ length: 2 }, () => '3 subjects, 3 lists of sanctions and exposed persons'),
  );
  for (const make of Object.values(situations)) {
    const { silence } = buildReportDocument(presentReport(make(), situationCover, 'en'));
    assert.ok(silence.every(({ what }) => what !== 'Rating and credit limit'));
  }
});

test('a single year is no course, and debts without a term are drawn as such', () => {
  const view = presentReport(situations.micro(), situationCover, 'en');
  const pictures = drawPictures(buildReportDocument(view));
  assert.ok(pictures.sparklines.every((picture) => picture === null));
  assert.deepEqual(
    view.years.map(({ equity, longTerm, shortTerm, undated }) => [equity, longTerm, shortTerm, undated]),
    [[12_100, null, null, 45_790]],
  );
});

test('a limit that we compute is never put into the mouth of the accounts it is made of', () => {
  const full = situations.full();
  const limitOf = (dossier: typeof full) => {
    const view = presentReport(dossier, situationCover, 'en');
    return view.sources.find(({ number }) => number === view.limit.amount?.mark)?.source;
  };
  assert.equal(limitOf(full), undefined);
  const limit = { amountMinor: 33_000_000, currency: 'EUR' };
  const ours = { method: 'computed', source: 'Countercheck, computed', evidenceHash: null } as const;
  const computed = dossierOf([...full.facts, sampleFact('rating', 'credit_limit', limit, ours)]);
  assert.equal(limitOf(computed), 'Countercheck, computed');
});
