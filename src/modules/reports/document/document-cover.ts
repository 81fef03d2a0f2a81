import { type Locale, languages } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { completenessPercent, type Dossier } from '../dossier/dossier.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { countedSections } from '../dossier/report-sections.ts';
import { reportWords } from '../presentation/context/report-words.ts';
import { showDay } from '../presentation/context/show-value.ts';

/** The title page is one page; identified values stand whole in their sections. */
const maxMatchChars = 160;
const maxNameChars = 400;

/** The title page: whom it is about, what was asked and what was found, the numbers and dates. */
export function buildCover(dossier: Dossier, cover: ReportCover, locale: Locale) {
  const words = reportWords[locale];
  const sample = cover.isSample === true ? words.sample : undefined;
  const identified = (section: string, field: string) => textOf(dossier, section, field);
  const native = identified('identification', 'legal_name');
  const latin = identified('identification', 'latin_name');
  const filled = countedSections.filter(({ code }) => dossier.facts.some(({ section }) => section === code));
  const name = headlineName(native, latin, locale) || cover.requestedAs.name;
  const other = name === native ? latin : native;
  return {
    kind: sample?.kind ?? words.kind,
    name: shorten(name, maxNameChars) || words.notKnown,
    otherName: other === name ? '' : shorten(other, maxNameChars),
    country: cover.country.name[locale],
    demo: sample?.notice ?? (cover.isDemo ? words.demo : ''),
    demoMark: sample?.mark ?? (cover.isDemo ? words.demoMark : ''),
    orderLine: sample?.line ?? `${words.order} ${cover.orderNumber}`,
    controlTitle: words.control,
    control: [
      [words.reportNumber, cover.reportNumber],
      [words.orderNumber, cover.orderNumber],
      [words.revision, String(dossier.revision)],
      [words.tariff, cover.tariffName[locale]],
      [words.ordered, showDay(cover.orderedAt, locale)],
      [words.started, cover.startedAt === null ? words.none : showDay(cover.startedAt, locale)],
      [words.issued, showDay(cover.issuedAt, locale)],
      [
        words.completeness,
        words.completenessOf(filled.length, countedSections.length, completenessPercent(dossier)),
      ],
    ],
    matchTitle: words.match,
    matchHead: [words.detail, words.requestedAs, words.identifiedAs],
    match: [
      [
        words.name,
        cover.requestedAs.name,
        [native, latin === native ? '' : latin].filter(Boolean).join('\n'),
      ],
      [words.regCode, cover.requestedAs.regCode, identified('identification', 'registration_number')],
      [words.vatCode, cover.requestedAs.vatCode, identified('identification', 'vat_number')],
      [words.address, cover.requestedAs.address, identified('contacts', 'registered_address')],
    ].map(([label = '', asked = '', found = '']) => [
      label,
      shorten(asked, maxMatchChars) || words.notGiven,
      shorten(found, maxMatchChars) || words.notKnown,
    ]),
    disclaimer: words.disclaimer,
  };
}

/** Readers of a language read its script; everybody reads Latin letters. */
function headlineName(native: string, latin: string, locale: Locale): string {
  const isReadable = new RegExp(`^[\\p{Script=${languages[locale].script}}\\p{Script=Latin}\\P{L}]*$`, 'u');
  return native !== '' && (isReadable.test(native) || latin === '') ? native : latin;
}

function textOf(dossier: Dossier, section: string, field: string): string {
  const fact = dossier.facts.find((candidate) => candidate.section === section && candidate.field === field);
  if (typeof fact?.value === 'string') return fact.value;
  return typeof fact?.value === 'object' && 'text' in fact.value ? fact.value.text : '';
}
