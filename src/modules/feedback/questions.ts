import { type Actor, actorName, system, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs, hourMs } from '#kernel/clock.ts';
import { plainPhone } from '#kernel/field-rules.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { readsAs } from '#kernel/reads-as.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { once } from '#platform/http/idempotency.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { type DueAfter, questionDays } from './due.ts';
import { feedbackProblems } from './problems.ts';
import type { ListedQuestion, Question } from './question.ts';
import {
  countQuestions,
  deleteAnsweredBefore,
  deleteQuestionsOf,
  findAskedTimes,
  findQuestion,
  findQuestionsOf,
  insertQuestion,
  insertQuestionEvents,
  listQuestions,
  setAnswered,
  setAssignee,
} from './question-repository.ts';
import { checkQuestion, type QuestionFields } from './web/question-rules.ts';

/** Topics of the outbox: the question goes to us, a receipt and our answer to the asker. */
export const questionTopics = {
  forward: 'questions.forward',
  receipt: 'questions.receipt',
  answer: 'questions.answer',
} as const;

const maxPerHour = 10;
const receiptEveryMs = dayMs;
const keptMonths = 12;
const erasedAtOnce = 1000;

export type Page = Readonly<{ page: number; pageSize: number }>;

export interface QuestionsService {
  /** Stores a question together with its mails. Throws 400 with the refused fields, 429 for a flood from one address. */
  ask(
    db: Db,
    fields: QuestionFields,
    caller: { locale: Locale; idempotencyKey: string | undefined },
  ): Promise<{ id: string }>;
  /** Undefined once it is erased. */
  find(db: Db, id: string): Promise<Question | undefined>;
  list(
    db: Db,
    filter: Page & { state: 'open' | 'answered'; questionId?: string | undefined },
  ): Promise<{ items: ListedQuestion[]; total: number }>;
  /** Answers when it was; throws 404, and 409 when a colleague was first. */
  markAnswered(tx: Tx, id: string, staff: Extract<Actor, { kind: 'account' }>): Promise<Date>;
  /** Marks it as answered with words that are mailed to the asker, in their language; throws 400, 404, 409. */
  reply(tx: Tx, id: string, text: string, staff: Extract<Actor, { kind: 'account' }>): Promise<Date>;
  /** Somebody takes it, or puts it back; throws 404, and 409 for what is answered. */
  assign(tx: Tx, id: string, to: string | null, staff: Extract<Actor, { kind: 'account' }>): Promise<void>;
  /** The asker's mail server will not have our receipt: whoever answers should use the phone. */
  noteReceiptRefused(tx: Tx, id: string): Promise<void>;
  /** Everything kept of a person, found by e-mail in any case, for whoever asks what we know of them. */
  exportOf(db: Db | Tx, email: string): Promise<Question[]>;
  /** Erases all of it and answers how many questions went; rows without personal data stay as the proof. */
  eraseOf(tx: Tx, email: string, actor: Actor): Promise<number>;
  /** Erases what was answered more than twelve months ago; answers how many went. */
  eraseOld(db: Db): Promise<number>;
}

/** Questions of visitors: stored first, mailed after the commit, erased a year after they were answered. */
export function createQuestions(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  dueAfter: DueAfter;
}): QuestionsService {
  const { clock, outbox, secrets, dueAfter } = deps;

  async function store(tx: Tx, question: Question): Promise<void> {
    const { id, email, createdAt } = question;
    const since = new Date(createdAt.getTime() - receiptEveryMs);
    const earlier = await findAskedTimes(tx, email, since);
    const lately = earlier.filter((at) => at.getTime() > createdAt.getTime() - hourMs);
    if (lately.length >= maxPerHour)
      throw new Problem(feedbackProblems.tooManyQuestions, { retryAfterSeconds: hourMs / 1000 });
    await insertQuestion(tx, question);
    await insertQuestionEvents(tx, [id], { event: 'asked', actor: actorName(visitor), at: createdAt });
    // The payload names the question only: what is erased is not left behind in the outbox.
    await outbox.enqueue(tx, {
      topic: questionTopics.forward,
      key: `question:${id}:forward`,
      payload: { questionId: id },
    });
    // Anybody may type anybody's address: it gets one receipt a day, however often it is typed.
    if (earlier.length > 0) return;
    await outbox.enqueue(tx, {
      topic: questionTopics.receipt,
      key: `question:${id}:receipt`,
      payload: { questionId: id },
    });
  }

  /** Why an open question was not found. */
  async function refusalOf(tx: Tx, id: string): Promise<Problem> {
    const isKnown = (await findQuestion(tx, id)) !== undefined;
    return new Problem(isKnown ? feedbackProblems.alreadyAnswered : feedbackProblems.unknownQuestion);
  }

  return {
    async ask(db, fields, { locale, idempotencyKey }) {
      const faults = checkQuestion(fields);
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const deduplication = { db, clock, seal: secrets.seal, unseal: secrets.unseal };
      const request = { scope: 'question', caller: visitor, key: idempotencyKey, body: fields };
      return once<{ id: string }>(deduplication, request, (keep) =>
        db.transaction().execute(async (tx) => {
          const now = clock.now();
          const answer = { id: uuidv7(now) };
          await store(tx, {
            ...answer,
            name: fields.name.trim(),
            phone: plainPhone(fields.phone.trim()),
            email: fields.email.trim(),
            message: fields.message.trim(),
            locale,
            createdAt: now,
            dueAt: dueAfter(now, questionDays),
            answeredAt: null,
            answer: null,
            answeredBy: null,
          });
          await keep(tx, answer);
          return answer;
        }),
      );
    },
    find: findQuestion,
    async list(db, { state, questionId, page, pageSize }) {
      const isOpen = state === 'open';
      if (questionId !== undefined) {
        const items = await listQuestions(db, { isOpen, id: questionId, limit: 1, offset: 0 });
        return { items, total: items.length };
      }
      const [items, total] = await Promise.all([
        listQuestions(db, { isOpen, limit: pageSize, offset: (page - 1) * pageSize }),
        countQuestions(db, isOpen),
      ]);
      return { items, total };
    },
    async markAnswered(tx, id, staff) {
      const now = clock.now();
      if (!(await setAnswered(tx, id, staff.accountId, now))) throw await refusalOf(tx, id);
      await insertQuestionEvents(tx, [id], { event: 'answered', actor: actorName(staff), at: now });
      return now;
    },
    async reply(tx, id, text, staff) {
      const question = await findQuestion(tx, id);
      if (question !== undefined && !readsAs(text, question.locale))
        throw new Problem(feedbackProblems.otherLanguage);
      const now = clock.now();
      if (!(await setAnswered(tx, id, staff.accountId, now, text))) throw await refusalOf(tx, id);
      await insertQuestionEvents(tx, [id], { event: 'answered', actor: actorName(staff), at: now });
      const key = `question:${id}:answer`;
      await outbox.enqueue(tx, { topic: questionTopics.answer, key, payload: { questionId: id } });
      return now;
    },
    async assign(tx, id, to, staff) {
      if (!(await setAssignee(tx, id, to))) throw await refusalOf(tx, id);
      const event = to === null ? 'put_back' : 'assigned';
      await insertQuestionEvents(tx, [id], { event, actor: actorName(staff), at: clock.now() });
    },
    noteReceiptRefused: (tx, id) =>
      insertQuestionEvents(tx, [id], {
        event: 'receipt_refused',
        actor: actorName(system),
        at: clock.now(),
      }),
    exportOf: findQuestionsOf,
    async eraseOf(tx, email, actor) {
      const ids = await deleteQuestionsOf(tx, email);
      await insertQuestionEvents(tx, ids, { event: 'erased', actor: actorName(actor), at: clock.now() });
      return ids.length;
    },
    async eraseOld(db) {
      const now = clock.now();
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - keptMonths);
      return db.transaction().execute(async (tx) => {
        const ids = await deleteAnsweredBefore(tx, before, erasedAtOnce);
        await insertQuestionEvents(tx, ids, { event: 'erased', actor: actorName(system), at: now });
        return ids.length;
      });
    },
  };
}
