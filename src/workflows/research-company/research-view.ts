import type { Locale, Localized } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { isInWork } from '#modules/orders/order-states.ts';
import type { Order } from '#modules/orders/service.ts';
import { maxAnswers, maxSources } from '#modules/registers/contract.ts';
import {
  type ResearchRun,
  type ResearchRuns,
  type ResearchTask,
  sourceWords,
} from '#modules/registers/service.ts';
import type { OrderResearch, StaffResearch, Standing } from './contract.ts';
import { isOfFile } from './hand-in-file.ts';

type RunReading = Awaited<ReturnType<ResearchRuns['readings']>>[number];

const standingOf: Readonly<Record<ResearchTask['state'], Standing>> = {
  waiting: 'waiting',
  asked: 'asking',
  found: 'found',
  nothing_found: 'nothing_found',
  not_filed: 'not_published',
  unavailable: 'no_answer',
  needs_person: 'by_person',
  dropped: 'not_asked',
};

/** The question was not answered: asking again may help. */
export function isSilent({ state }: Pick<ResearchTask, 'state'>): boolean {
  return state === 'unavailable';
}

/** What a customer sees: what is asked, what came, and no reasons. */
export function viewForCustomer(
  given: Readonly<{
    version: number;
    run: ResearchRun | undefined;
    tasks: readonly ResearchTask[];
    /** It has not begun, and will in a moment. */
    isExpected: boolean;
  }>,
  locale: Locale,
): OrderResearch {
  const { version, run, tasks, isExpected } = given;
  return {
    version,
    isUnderWay: run === undefined ? isExpected : !run.isAtRest,
    sources: bySource(tasks, locale).map(({ questions, ...source }) => ({
      ...source,
      parts: questions.map(({ part, state, reason, answeredAt }) => ({
        part,
        // One that was silent once is still being asked.
        standing: state === 'waiting' && reason !== null ? 'asking' : standingOf[state],
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    })),
  };
}

/** What staff see: reasons, attempts, and what is kept of each answer. */
export function viewForStaff(
  given: Readonly<{
    order: Pick<Order, 'state' | 'subject'>;
    run: ResearchRun | undefined;
    tasks: readonly ResearchTask[];
    readings: readonly RunReading[];
    hasSources: boolean;
    /** Codes of the files that can be handed in. */
    files: readonly string[];
  }>,
  locale: Locale,
): StaffResearch {
  const { order, run, tasks, readings, hasSources, files } = given;
  const isIdentified = order.subject.kind === 'company';
  const why = !isIdentified ? 'not_identified' : hasSources ? 'not_begun' : 'no_source';
  return {
    none: run === undefined ? why : tasks.length === 0 ? 'no_source' : null,
    startedAt: run?.startedAt.toISOString() ?? null,
    isUnderWay: run !== undefined && !run.isAtRest,
    mayAsk: isIdentified && hasSources && isInWork(order.state),
    silent: tasks.filter(isSilent).length,
    files: isInWork(order.state) ? files.map((code) => ({ code, name: nameOf(code, locale) })) : [],
    sources: bySource(tasks, locale).map(({ questions, ...source }) => ({
      ...source,
      isAsked: !isOfFile(source.code),
      questions: questions.map(({ id, part, state, reason, attempts, answeredAt }) => ({
        taskId: id,
        part,
        state,
        reason,
        attempts,
        answeredAt: answeredAt?.toISOString() ?? null,
        answers: readings
          .filter(({ taskId }) => taskId === id)
          .slice(0, maxAnswers)
          .map(viewAnswer),
      })),
    })),
  };
}

function viewAnswer({ snapshot, state, findings, fault }: RunReading) {
  const { id, url, status, contentType, sha256, bytes, fetchedAt } = snapshot;
  return {
    snapshotId: id,
    url: shorten(url, 3_000),
    status,
    contentType,
    sha256,
    bytes,
    fetchedAt: fetchedAt.toISOString(),
    state,
    findings: findings.length,
    fault: fault === null ? null : shorten(fault, 500),
  };
}

/** Tasks by their source, each with its name in the reader's language. */
function bySource(tasks: readonly ResearchTask[], locale: Locale) {
  return [...Map.groupBy(tasks, ({ source }) => source)].slice(0, maxSources).map(([code, questions]) => ({
    code,
    name: nameOf(code, locale),
    questions,
  }));
}

/** A source that this version no longer knows is called by its code. */
function nameOf(code: string, locale: Locale): string {
  const words: Readonly<Record<string, Localized<{ name: string }>>> = sourceWords;
  return words[code]?.[locale].name ?? code;
}
