import { inEveryLanguage } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { Order } from '#modules/orders/service.ts';
import {
  coversCountry,
  type FileFault,
  type FileSource,
  fileSources,
  type ResearchRuns,
  type ResearchSubject,
} from '#modules/registers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { researchProblems } from './problems.ts';
import { researchSubjectOf } from './research-subject.ts';
import { words as fileFaultWords } from './texts/file-faults/words.ts';

/** Files that may be brought for an order: of its company's country, and by a number that the company has. */
export function fileSourcesOf(subject: ResearchSubject | undefined): FileSource[] {
  if (subject === undefined) return [];
  return fileSources.filter(
    (source) => coversCountry(source, subject.country) && source.numberOf(subject) !== undefined,
  );
}

/** Whether a question is answered by files alone: nobody asks it. */
export function isOfFile(code: string): boolean {
  return fileSources.some((source) => source.code === code);
}

/** Reads a file that somebody brought for an order, and keeps it where it says something of the company. Refuses all else. */
export async function handInFile(
  deps: Readonly<{ db: Db; companies: CompaniesService; researchRuns: ResearchRuns }>,
  given: Readonly<{ order: Order; code: string; file: Buffer; actor: string }>,
  lockOpen: (tx: Tx, orderId: string) => Promise<void>,
): Promise<void> {
  const { db, companies, researchRuns } = deps;
  const { order, code, file, actor } = given;
  const subject = await researchSubjectOf(db, companies, order);
  const source = fileSourcesOf(subject).find((one) => one.code === code);
  const number = subject && source?.numberOf(subject);
  if (subject === undefined || source === undefined || number === undefined)
    throw new Problem(researchProblems.noSuchFile);
  const handed = await researchRuns.handedFiles.read(source, number, file);
  // A part that could not be read is no part of which the file says nothing.
  if (handed.faults.length > 0) throw unreadable(handed.faults);
  if (handed.readings.every(({ reading }) => reading.findings.length === 0))
    throw new Problem(researchProblems.fileSaysNothing);
  const sha256 = await researchRuns.handedFiles.store(handed);
  await db.transaction().execute(async (tx) => {
    await lockOpen(tx, order.id);
    const run = await researchRuns.runOf(tx, order.id);
    const runId = run?.id ?? (await researchRuns.begin(tx, { orderId: order.id, subject, startedBy: actor }));
    const kept = { ...handed, sha256 };
    if (!(await researchRuns.handedFiles.keep(tx, runId, source, kept, actor)))
      throw new Problem(researchProblems.beingAsked);
  });
}

/** The refusal, with what is wrong in words, and behind them what the reader said of it. */
function unreadable(faults: readonly FileFault[]): Problem {
  const { code, text } = researchProblems.fileUnreadable;
  // Each reader of a file says it anew where the file as a whole is wrong.
  const told = [...new Map(faults.map((fault) => [`${fault.code} ${fault.detail}`, fault])).values()];
  const fields = told.map((fault) => ({
    ...{ field: 'file', code: fault.code },
    text: inEveryLanguage((locale) => {
      const what = fileFaultWords[locale][fault.code];
      return fault.detail === '' ? what : `${what.replace(/\.$/, '')} (${fault.detail}).`;
    }),
  }));
  return new Problem(researchProblems.fileUnreadable, { fields: [{ field: 'file', code, text }, ...fields] });
}
