import { minuteMs } from '#kernel/clock.ts';
import { type FieldProblem, Problem, problems } from '#kernel/problem.ts';
import { readsAs } from '#kernel/reads-as.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import type { Evidence, FactDraft } from './dossier.ts';
import type { FactInput } from './dossier-input.ts';
import { type CitableDocuments, documentOf } from './evidence/dossier-document.ts';
import { nameBothWays } from './evidence/source-names.ts';
import { readFactValue } from './fact-value.ts';
import { factFieldWords, reportProblems } from './problems.ts';
import { findField, findSection, hasSection } from './report-sections.ts';
import type { SectionCode } from './section-codes.ts';

/** A clerk's clock may run ahead of ours by this much. */
const maxAheadMs = 5 * minuteMs;

/** Checks an entry against the sections: the field exists, the value fits it, nothing was retrieved in the future. */
export function readFact(input: FactInput, now: Date, kind: ReportKind = usualReportKind): FactDraft {
  assertSection(kind, input.section);
  const section = findSection(input.section);
  if (section === undefined) throw refusal('section', factFieldWords.unknownSection);
  const field = findField(section, input.field);
  if (field === undefined) throw refusal('field', factFieldWords.unknownField);
  const named = readSourceNames(input);
  const value = readFactValue(field, input.value);
  if (value === undefined) throw refusal('value', factFieldWords.wrongValue);
  // Accounts of a period that has not ended are a slip of the pen, and would pass for the newest.
  if (field.code === 'period_end' && typeof value === 'string' && value > dayOf(now).slice(0, value.length))
    throw refusal('value', factFieldWords.inFuture);
  const retrievedAt = new Date(input.retrievedAt);
  if (retrievedAt.getTime() > now.getTime() + maxAheadMs)
    throw refusal('retrievedAt', factFieldWords.inFuture);
  return {
    section: section.code,
    field: field.code,
    position: input.position,
    value,
    ...named,
    sourceUrl: input.sourceUrl,
    retrievedAt,
    method: input.method,
    evidenceHash: input.evidenceHash,
    ...(input.place === undefined ? {} : { place: input.place }),
  };
}

/**
 * Evidence as its document says it: whoever cites one cites the same source, address and day, so that it has one number. Problem 404
 * for a document of another order or one that was removed, 409 for one of which nobody has said what it is.
 */
export function citingDocument<Cited extends Evidence>(
  cited: Cited,
  { documents, refused }: CitableDocuments,
): Cited {
  if (cited.evidenceHash !== null && refused.has(cited.evidenceHash))
    throw new Problem(reportProblems.unknownDocument);
  const document = documentOf(cited, documents);
  if (document === undefined || document.removedAt !== null) return cited;
  if (document.name === null) throw new Problem(reportProblems.documentUnnamed);
  const { publisher: source, publisherRu, url: sourceUrl, method } = document.name;
  // Its publisher may have been given a Russian name since; that of another publisher is not this one's.
  const sourceRu = publisherRu ?? (cited.source === source ? cited.sourceRu : null);
  return { ...cited, source, sourceRu, sourceUrl, method, retrievedAt: document.addedAt };
}

/** Problem 400 for a section that a report of this kind does not have. */
export function assertSection(kind: ReportKind, section: SectionCode): void {
  if (!hasSection(kind, section)) throw refusal('section', factFieldWords.unknownSection);
}

/** Both names of a source, as far as they are known; Problem 400 for one that no English document can print. */
export function readSourceNames(input: Pick<FactInput, 'source' | 'sourceRu'>) {
  const named = nameBothWays(input.source, input.sourceRu);
  if (!readsAs(named.source, 'en')) throw refusal('source', factFieldWords.sourceInCyrillic);
  return named;
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function refusal(field: string, text: FieldProblem['text']): Problem {
  return new Problem(problems.invalidInput, { fields: [{ field, code: 'invalid', text }] });
}
