import { addCalendarDays, calendarDayOf } from '#kernel/business-days.ts';
import type { Locale } from '#kernel/locale.ts';
import { byName } from '#kernel/locale.ts';
import { buildReportDocument, type ReportDocument } from '../document/report-document.ts';
import type { Dossier } from '../dossier/dossier.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { presentReport } from '../presentation/present-report.ts';
import { writeCompanyFacts } from './company-facts.ts';
import { type SampleCompany, type SampleCountry, sampleCompanyOf } from './sample-company.ts';
import { issueDayOf, lastWeekday } from './sample-days.ts';
import { createFactSheet, said } from './sample-facts.ts';
import { writeStandingFacts } from './standing-facts.ts';
import { words } from './texts/words.ts';

/** The document of a country's sample as it stands in the month of `now`. Pure: same month, same document. */
export function buildSampleDocument(country: SampleCountry, now: Date, locale: Locale): ReportDocument {
  const issuedAt = issueDayOf(now);
  const company = sampleCompanyOf(country);
  const dossier = buildSampleDossier(company, issuedAt, locale);
  const view = presentReport(dossier, sampleCoverOf(country, company, issuedAt), locale);
  return buildReportDocument(view, { watermark: view.head.mark });
}

/** The dossier of an invented company: every section has facts, every fact an invented source. */
export function buildSampleDossier(company: SampleCompany, issuedAt: Date, locale: Locale): Dossier {
  const sheet = createFactSheet(company.code, issuedAt, locale);
  // Accounts of a year are filed by the middle of the next one.
  const year = issuedAt.getUTCFullYear() - (issuedAt.getUTCMonth() >= 6 ? 1 : 2);
  sheet.say('summary', 'analyst', {
    opinion: said(
      'A steady wholesaler: sales have grown for two years, 43% of the balance sheet is equity, suppliers wait a week longer than agreed. Open-account trade within the recommended limit looks reasonable; ask for the outcome of the claim first.',
      'Устойчивый оптовик: выручка растёт два года подряд, собственный капитал — 43\u00a0% баланса, поставщики ждут оплату на неделю дольше срока. Отсрочка в пределах рекомендованного лимита допустима, но сначала узнайте исход иска.',
    ),
  });
  writeCompanyFacts(sheet, company, year);
  writeStandingFacts(sheet, company, year);
  sheet.say('country', 'country', {
    country_risk: said(
      'Stable in this sample: no limits on payments abroad, courts work, contracts are enforced within a year.',
      'В образце спокойный: платежи за рубеж не ограничены, суды работают, по договору взыскивают за год.',
    ),
    payment_customs: said(
      'Transfer within 30 days of the invoice; advance payment is asked of new customers.',
      'Перевод в течение 30 дней после счёта; с новых покупателей берут предоплату.',
    ),
    filing_deadlines: said(
      'Accounts of a year are filed by the middle of the next one.',
      'Отчётность за год сдают до середины следующего.',
    ),
  });
  sheet.say('sources', 'call', {
    interviews: said(
      'The accounts office was called once and answered the questions on staff, premises and partners.',
      'Один звонок в бухгалтерию: ответили на вопросы о сотрудниках, помещениях и партнёрах.',
    ),
  });
  sheet.say('sources', 'analyst', {
    limits: said(
      'This is a sample. The company, its people, sums and sources are invented. Its numbers are zeros: they show the format of the country and belong to nobody.',
      'Это образец. Компания, люди, суммы и источники вымышлены. Номера состоят из нулей: они показывают формат страны и никому не принадлежат.',
    ),
  });
  return {
    id: 'sample',
    orderId: 'sample',
    revision: 1,
    createdAt: issuedAt,
    updatedAt: issuedAt,
    sealedAt: null,
    facts: sheet.facts().map((fact, index) => ({
      ...fact,
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      enteredBy: 'system',
      enteredAt: issuedAt,
      confirmation: null,
    })),
    missingDataReasons: [],
    thinReason: null,
  };
}

/** What stands on the title of a country's sample. */
export function sampleCoverOf(country: SampleCountry, company: SampleCompany, issuedAt: Date): ReportCover {
  const daysBefore = (days: number) =>
    new Date(`${lastWeekday(addCalendarDays(calendarDayOf(issuedAt), -days))}T12:00:00Z`);
  return {
    reportNumber: `SAMPLE-${company.code}`,
    orderNumber: '—',
    country: { code: company.code, name: country.name },
    tariffName: byName(words).tariff,
    requestedAs: {
      name: company.name.latin,
      regCode: company.registration,
      vatCode: '',
      address: '',
    },
    orderedAt: daysBefore(7),
    startedAt: daysBefore(5),
    issuedAt,
    isDemo: false,
    isSample: true,
  };
}
