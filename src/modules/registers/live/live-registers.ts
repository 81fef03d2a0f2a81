import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type AskFigures, askFigures, createAskConnector } from './ask-connector.ts';
import {
  type AskKind,
  type Connector,
  type ConnectorQuestion,
  kindOfFault,
  SourceUnavailable,
} from './connector.ts';
import { type AnswerKey, deleteOldAnswers, findAnswer, type KeptAnswer } from './repository.ts';
import type { SourceAnswer } from './source-answer.ts';
import { type KeepRecords, storeAnswer } from './store-answer.ts';

/** So many questions may be under way at once, those included that nobody waits for any more. */
const maxUnderWay = 32;
/** Raised when the reading of a register changes: what was kept before is asked anew. */
const readingVersion = 1;

/** What a register can be asked by, of all that a buyer typed. */
export type TypedQuestion = Readonly<{
  /** ISO alpha-2, any case. */
  countryCode: string;
  name?: string;
  regCode?: string;
  vatCode?: string;
}>;

/** Registers under way: they answer by themselves, and are waited for as long as somebody likes. */
export type LiveQuestion = Readonly<{
  /** What is known at most `ms` from now; what comes later is stored all the same. Never throws. */
  answers(ms: number): Promise<SourceAnswer[]>;
}>;

/** Registers of others that are asked beside our own; built by `createLiveRegisters`. */
export interface LiveRegisters {
  /** Whether any is switched on: if not, nothing else needs to be called. */
  readonly isOn: boolean;
  /** Begins to ask every register that covers the country and can be asked by what was typed. */
  ask(query: TypedQuestion): LiveQuestion;
  /** Deletes kept answers that are too old. */
  forgetOld(): Promise<number>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** What went wrong with a register, for the log: no word of the question or the answer. */
export type SilenceReport = Readonly<{ connector: string; reason: string; detail: string }>;

export function createLiveRegisters(deps: {
  db: Db;
  clock: Clock;
  connectors: readonly Connector[];
  keepRecords: KeepRecords;
  report: (silence: SilenceReport) => void;
  figures?: AskFigures;
}): LiveRegisters {
  const { db, clock, keepRecords, report, figures = askFigures } = deps;
  const connectors = deps.connectors.map((connector) => ({
    connector,
    call: createAskConnector(connector, clock, figures),
  }));
  const underWay = new Map<string, Promise<KeptAnswer>>();
  const closing = new AbortController();

  /** From the cache, else from the register; the same question twice at once goes out once. */
  function answerOf(one: (typeof connectors)[number], question: ConnectorQuestion): Promise<KeptAnswer> {
    const { connector, call } = one;
    const key: AnswerKey = {
      connector: connector.code,
      country: question.country,
      questionHash: hashOf(question),
    };
    const mark = `${connector.code} ${key.questionHash.toString('hex')}`;
    const running = underWay.get(mark);
    if (running !== undefined) return running;
    if (underWay.size >= maxUnderWay || closing.signal.aborted)
      return Promise.reject(new SourceUnavailable('too_often'));
    const work = (async () => {
      const kept = await findAnswer(db, key, clock.now());
      if (kept !== undefined) return kept;
      const answer = await call(question, closing.signal);
      return storeAnswer(db, keepRecords, connector, key, answer, clock.now());
    })().finally(() => underWay.delete(mark));
    underWay.set(mark, work);
    return work;
  }

  /** A number settles it; the name is asked for where the numbers say nothing. */
  async function settle(
    one: (typeof connectors)[number],
    questions: readonly ConnectorQuestion[],
  ): Promise<SourceAnswer> {
    const { connector } = one;
    const head = { source: connector.code, name: connector.register.name };
    let silence: SourceUnavailable | undefined;
    let last: KeptAnswer | undefined;
    for (const question of questions) {
      try {
        last = await answerOf(one, question);
      } catch (error) {
        silence =
          error instanceof SourceUnavailable
            ? error
            : new SourceUnavailable('no_answer', { detail: kindOfFault(error) });
        const { reason, detail } = silence;
        if (!closing.signal.aborted) report({ connector: connector.code, reason, detail });
        break;
      }
      const { companyIds, note, answeredAt } = last;
      if (companyIds.length > 0 || note === 'vat_valid' || note === 'too_many')
        return { ...head, state: 'found', note, asOf: answeredAt, companyIds, by: question.by };
    }
    if (silence !== undefined)
      return { ...head, state: 'unavailable', note: silence.reason, asOf: null, companyIds: [], by: null };
    return {
      ...head,
      state: last === undefined ? 'not_asked' : 'none',
      note: last?.note ?? null,
      asOf: last?.answeredAt ?? null,
      companyIds: [],
      by: null,
    };
  }

  return {
    isOn: connectors.length > 0,
    ask(query) {
      const country = query.countryCode.toUpperCase();
      const works = connectors
        .filter(({ connector }) => connector.countries === 'all' || connector.countries.includes(country))
        .map((one) => ({ one, work: settle(one, questionsOf(one.connector, query, country)) }));
      return {
        answers: (ms) =>
          Promise.all(
            works.map(({ one: { connector }, work }) =>
              within(work, ms, {
                source: connector.code,
                name: connector.register.name,
                state: 'unavailable',
                note: 'late',
                asOf: null,
                companyIds: [],
                by: null,
              }),
            ),
          ),
      };
    },
    forgetOld: () => deleteOldAnswers(db, clock.now()),
    async close() {
      closing.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}

function questionsOf(connector: Connector, query: TypedQuestion, country: string): ConnectorQuestion[] {
  const typed: Readonly<Record<AskKind, string>> = {
    number: query.regCode ?? '',
    vat: query.vatCode ?? '',
    name: query.name ?? '',
  };
  return connector.answers.flatMap((by) => {
    if (!/[\p{L}\p{N}]/u.test(typed[by])) return [];
    const text = connector.read(by, typed[by], country);
    return text === undefined ? [] : [{ country, by, text }];
  });
}

function hashOf({ country, by, text }: ConnectorQuestion): Buffer {
  const plain = text.toWellFormed().normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(JSON.stringify([readingVersion, country, by, plain]))
    .digest();
}

/**
 * What `work` gives, or `otherwise` if it takes longer; the work goes on. What came in while our own process was busy is
 * read first: that silence would be ours.
 */
async function within<T>(work: Promise<T>, ms: number, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => setImmediate(resolve, otherwise), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
