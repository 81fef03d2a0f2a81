import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { type Dossier, type Evidence, type Fact, machineName } from '../../dossier/dossier.ts';
import { placeInWords, readPlace } from '../../dossier/evidence/document-place.ts';
import { documentOf } from '../../dossier/evidence/dossier-document.ts';
import { fieldsOf, findField, findSection } from '../../dossier/report-sections.ts';
import type { EvidenceView } from '../../view/evidence-view.ts';
import type { ReportView } from '../../view/report-view.ts';
import { sourceIn, webAddressOf } from '../context/cited-source.ts';
import { methodWords } from '../context/report-words.ts';
import { showDate, showDay, showValue } from '../context/show-value.ts';

/**
 * Where a fact of a report comes from, in the language of the report; undefined where the dossier has no such fact. `view` is the
 * report made of the dossier: sources keep the numbers that they have there.
 */
export function evidenceOfFact(
  dossier: Dossier,
  view: Pick<ReportView, 'locale' | 'sources'>,
  factId: string,
): EvidenceView | undefined {
  const fact = dossier.facts.find(({ id }) => id === factId);
  if (fact === undefined) return undefined;
  const { locale } = view;
  const { text, note } = shownOf(fact, locale);
  return {
    fact: fact.id,
    label: labelOf(fact, locale),
    of: shorten(rowOf(dossier, fact, locale), 300),
    shown: text,
    note: note ?? '',
    source: {
      number: numberOf(fact, view),
      name: sourceIn(fact, locale),
      url: webAddressOf(fact.sourceUrl ?? ''),
    },
    method: methodWords[fact.method][locale],
    retrieved: showInstant(fact.retrievedAt, locale),
    retrievedAt: fact.retrievedAt.toISOString(),
    place: fact.method === 'computed' ? '' : placeInWords(fact.place ?? '', locale),
    sha256: fact.evidenceHash ?? '',
    document: documentIn(dossier, fact, locale),
    isFromMachine: fact.enteredBy === machineName,
    isConfirmed: fact.confirmation !== null,
    parts: partsOf(dossier, fact).map((part) => ({
      fact: part.id,
      label: labelOf(part, locale),
      shown: shownOf(part, locale).text,
    })),
    alternatives: (fact.alternatives ?? []).map((other) => {
      const shown = shownOf({ ...fact, value: other.value }, locale).text;
      return {
        shown,
        source: sourceIn(other, locale),
        retrieved: showDay(other.retrievedAt, locale),
        isSame: shown === text,
      };
    }),
  };
}

function fieldOf({ section, field }: Pick<Fact, 'section' | 'field'>) {
  const found = findSection(section);
  return found && findField(found, field);
}

function shownOf(fact: Pick<Fact, 'section' | 'field' | 'value'>, locale: Locale) {
  const field = fieldOf(fact);
  return field === undefined ? { text: '', note: null } : showValue(field, fact.value, locale);
}

const labelOf = (fact: Fact, locale: Locale) => fieldOf(fact)?.label[locale] ?? '';

/** How the document that a person has read calls itself; null where the source is none. */
function documentIn({ documents }: Dossier, fact: Fact, locale: Locale): EvidenceView['document'] {
  const name = documentOf(fact, documents)?.name ?? null;
  if (name === null) return null;
  const { title, publishedOn } = name;
  const { page } = readPlace(fact.place ?? null);
  return { title, date: publishedOn === null ? '' : showDate(publishedOn, locale), page };
}

/** The first thing that is said in the row of the table in which a fact stands; nothing where it is that, or stands alone. */
function rowOf(dossier: Dossier, fact: Fact, locale: Locale): string {
  const columns = findSection(fact.section)?.table?.columns ?? [];
  if (!columns.some(({ code }) => code === fact.field)) return '';
  const row = dossier.facts.filter(
    ({ section, position }) => section === fact.section && position === fact.position,
  );
  const first = columns.flatMap(({ code }) => row.find(({ field }) => field === code) ?? [])[0];
  return first === undefined || first === fact ? '' : shownOf(first, locale).text;
}

/** A computed value names the fields of its row that it comes from, joined by ` + `. */
function partsOf(dossier: Dossier, fact: Fact): Fact[] {
  if (fact.method !== 'computed' || fact.place == null) return [];
  const section = findSection(fact.section);
  const known = new Set(section === undefined ? [] : fieldsOf(section).map(({ code }) => code));
  const named = new Set(fact.place.split(/[^a-z0-9_]+/).filter((code) => known.has(code)));
  return dossier.facts.filter(
    (part) =>
      part !== fact &&
      part.section === fact.section &&
      part.position === fact.position &&
      named.has(part.field),
  );
}

/** The source of the report that is this evidence; 0 where the report cites it nowhere. */
function numberOf(evidence: Evidence, view: Pick<ReportView, 'locale' | 'sources'>): number {
  const name = sourceIn(evidence, view.locale);
  const day = evidence.retrievedAt.toISOString().slice(0, 10);
  const candidates = view.sources.filter(
    ({ source, sha256 }) => source === name && sha256 === (evidence.evidenceHash ?? ''),
  );
  const sameDay = candidates.find(({ retrievedAt }) => retrievedAt.slice(0, 10) === day);
  return (sameDay ?? candidates[0])?.number ?? 0;
}

function showInstant(at: Date, locale: Locale): string {
  return `${showDay(at, locale)}, ${at.toISOString().slice(11, 16)}\u00a0UTC`;
}
