import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { locales } from '#kernel/locale.ts';
import { isThin, missingSections } from '../dossier/dossier.ts';
import { countedSections, hasSection } from '../dossier/report-sections.ts';
import { sectionsOfKinds } from '../dossier/section-codes.ts';
import { presentReport } from '../presentation/present-report.ts';
import { dossierRecord } from '../record/dossier-record.ts';
import { workbookOf } from '../workbook/workbook.ts';
import { sampleCompanyOf } from './sample-company.ts';
import { issueDayOf } from './sample-days.ts';
import { buildSampleDossier, sampleCoverOf } from './sample-report-document.ts';

const issuedAt = issueDayOf(new Date('2026-11-21T10:00:00Z'));

test('the annual sample of every country fills every section, in both languages alike, and judges nothing', () => {
  for (const country of countryList) {
    const company = sampleCompanyOf(country);
    const figures = locales.map((locale) => {
      const dossier = buildSampleDossier(company, issuedAt, locale, 'annual');
      assert.deepEqual([missingSections(dossier), isThin(dossier)], [[], false], country.code);
      for (const { code } of countedSections('annual'))
        assert.ok(
          dossier.facts.some(({ section }) => section === code),
          code,
        );
      assert.ok(dossier.facts.every(({ section }) => hasSection('annual', section)));
      const view = presentReport(dossier, sampleCoverOf(country, company, issuedAt), locale);
      assert.deepEqual(
        [view.reportKind, view.rating, view.limit.amount, view.screening],
        ['annual', null, null, null],
      );
      assert.deepEqual(
        view.sections.map(({ code }) => code),
        sectionsOfKinds.annual,
      );
      assert.equal(view.statements[0]?.periods.length, 6, 'five years, one of them stated twice');
      return dossier.facts.map(({ section, field, position, value }) =>
        typeof value === 'number' || (typeof value === 'object' && 'amountMinor' in value)
          ? [section, field, position, value]
          : [section, field, position],
      );
    });
    assert.deepEqual(figures[0]?.length, figures[1]?.length, country.code);
    assert.deepEqual(figures[0], figures[1], country.code);
  }
});

test('an annual report names its kind on its pages, in its record and in its workbook', async () => {
  const [country] = countryList;
  assert.ok(country);
  const company = sampleCompanyOf(country);
  const dossier = buildSampleDossier(company, issuedAt, 'en', 'annual');
  const cover = sampleCoverOf(country, company, issuedAt);
  const view = presentReport(dossier, { ...cover, isSample: false }, 'en');
  assert.equal(view.head.kind, 'Annual report');
  assert.equal(presentReport(dossier, { ...cover, isSample: false }, 'ru').head.kind, 'Годовой отчёт');
  const facts = dossier.facts.map((fact, at) => ({
    ...fact,
    id: `019a0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  }));
  assert.equal(dossierRecord({ ...dossier, facts }, cover).report.kind, 'annual');
  assert.ok((await workbookOf(view)).byteLength > 1_000);
});
