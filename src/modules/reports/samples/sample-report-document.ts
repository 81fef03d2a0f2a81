import { addCalendarDays, calendarDayOf } from '#kernel/business-days.ts';
import type { Locale } from '#kernel/locale.ts';
import { byName } from '#kernel/locale.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import { ratingFacts } from '../assembly/rating-facts.ts';
import { buildReportDocument, type ReportDocument } from '../document/report-document.ts';
import { type Dossier, type Fact, type FactDraft, machineName } from '../dossier/dossier.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { hasSection } from '../dossier/report-sections.ts';
import { presentReport } from '../presentation/present-report.ts';
import { writeAnnualFacts } from './annual-facts.ts';
import { writeCompanyFacts } from './company-facts.ts';
import { writePeopleFacts } from './people-facts.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { type SampleCompany, type SampleCountry, sampleCompanyOf } from './sample-company.ts';
import { issueDayOf, lastWeekday } from './sample-days.ts';
import { createFactSheet, type FactSheet, said } from './sample-facts.ts';
import { writeStandingFacts } from './standing-facts.ts';
import { words } from './texts/words.ts';

/** The document of a country's sample as it stands in the month of `now`. Pure: same month, same document. */
export function buildSampleDocument(
  country: SampleCountry,
  now: Date,
  locale: Locale,
  kind: ReportKind = usualReportKind,
): ReportDocument {
  const issuedAt = issueDayOf(now);
  const company = sampleCompanyOf(country);
  const dossier = buildSampleDossier(company, issuedAt, locale, kind);
  const view = presentReport(dossier, sampleCoverOf(country, company, issuedAt), locale);
  return buildReportDocument(view, { watermark: view.head.mark });
}

/** The dossier of an invented company: every section has facts, every fact an invented source. */
export function buildSampleDossier(
  company: SampleCompany,
  issuedAt: Date,
  locale: Locale,
  kind: ReportKind = usualReportKind,
): Dossier {
  const sheet = createFactSheet(company.code, issuedAt, locale);
  // Accounts of a year are filed by the middle of the next one.
  const year = issuedAt.getUTCFullYear() - (issuedAt.getUTCMonth() >= 6 ? 1 : 2);
  writeCompanyFacts(sheet, company, year);
  writePeopleFacts(sheet, company, year);
  writeStandingFacts(sheet, company, year, issuedAt);
  writeAnnualFacts(sheet, company, year);
  sheet.say('country', 'country', {
    country_risk: said(
      'Class 2 of 7 in this sample: no limits on payments abroad, courts work, contracts are enforced within a year.',
      'Класс 2 из 7 в этом образце: платежи за рубеж не ограничены, суды работают, по договору взыскивают за год.',
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
  const own = sheet.facts().filter(({ section }) => hasSection(kind, section));
  const facts = numbered(own, 0, 'system', issuedAt);
  const opinion = createFactSheet(company.code, issuedAt, locale);
  writeOpinion(opinion, company, kind);
  // Nobody types a rating: it is what the product computes of these facts.
  const rated = hasSection(kind, 'rating') ? ratingFacts(facts) : [];
  const rating = numbered(rated, facts.length, machineName, issuedAt);
  return {
    id: 'sample',
    orderId: 'sample',
    revision: 1,
    kind,
    createdAt: issuedAt,
    updatedAt: issuedAt,
    sealedAt: null,
    facts: [
      ...numbered(opinion.facts(), facts.length + rating.length, 'system', issuedAt),
      ...facts,
      ...rating,
    ],
    missingDataReasons: [],
    thinReason: null,
  };
}

function numbered(drafts: readonly FactDraft[], from: number, enteredBy: string, enteredAt: Date): Fact[] {
  return drafts.map((fact, index) => ({
    ...fact,
    id: `019a0000-0000-7000-8000-${String(from + index).padStart(12, '0')}`,
    enteredBy,
    enteredAt,
    confirmation: null,
  }));
}

function writeOpinion(sheet: FactSheet, { code }: SampleCompany, kind: ReportKind): void {
  const newest = sampleAccounts(code).at(-1);
  const equity = newest === undefined ? 0 : Math.round((100 * newest.equity) / newest.total_assets);
  if (kind === 'annual') {
    sheet.say('summary', 'analyst', {
      opinion: said(
        `Five years of accounts, each with its audit where one was due. Sales have grown four years in a row and ${equity}% of the balance sheet is equity. Dividends took less than half of the profit in every year. One year was stated anew after stock had been counted too high, and one was filed six weeks late; no tax arrears are on record.`,
        `Отчётность за пять лет, с аудитом там, где он обязателен. Выручка растёт четыре года подряд, собственный капитал — ${equity}\u00a0% баланса. Дивиденды каждый год — меньше половины прибыли. Один год пересчитан: запасы были завышены; один сдан с опозданием на шесть недель. Налоговых долгов не числится.`,
      ),
    });
    return;
  }
  sheet.say('summary', 'analyst', {
    opinion: said(
      `A steady wholesaler: sales have grown four years in a row, ${equity}% of the balance sheet is equity, suppliers wait a week longer than agreed. Open-account trade within the recommended limit looks reasonable; ask for the outcome of the claim and for the name of the last holder first. The finance director once led a company that became insolvent.`,
      `Устойчивый оптовик: выручка растёт четыре года подряд, собственный капитал — ${equity}\u00a0% баланса, поставщики ждут оплату на неделю дольше срока. Отсрочка в пределах рекомендованного лимита допустима, но сначала узнайте исход иска и имя последнего участника. Финансовый директор когда-то руководил компанией, которая стала банкротом.`,
    ),
  });
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
