import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * How we stand with the database: `hearing`, notices arrive; `unsure`, the connection has just broken and is being made
 * anew; `away`, the server refuses or does not answer.
 */
export type Contact = 'hearing' | 'unsure' | 'away';

export type Listening = Readonly<{
  contact(): Contact;
  /** Whether the server answers now; never later than after `answerMs`. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}>;

export type ListenOptions = Readonly<{
  url: string;
  channel: string;
  /** A notice has come, or some may have been missed: the connection is new. */
  onChange: () => void;
  /** The server takes connections and says nothing: whoever waits for it on another one waits in vain. */
  onSilence?: () => void;
  /** Milliseconds between two tries to connect. */
  retryMs?: number;
  /** Milliseconds between two questions whether the server is still there. */
  heartbeatMs?: number;
  /** A server that takes longer does not answer, in milliseconds. */
  answerMs?: number;
}>;

/**
 * Hears PostgreSQL's NOTIFY on a connection of its own, which it tries again and again and makes anew by itself for as
 * long as it is not closed: a server may hang, and say nothing at all.
 */
export async function listenTo(options: ListenOptions): Promise<Listening> {
  const { url, channel, onChange, onSilence } = options;
  const { retryMs = 1_000, heartbeatMs = 1_000, answerMs = 1_000 } = options;
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let contact: Contact = 'unsure';
  let isClosed = false;

  /** One try at a time, whoever asks for it. */
  function connect(): Promise<void> {
    clearTimeout(timer);
    connecting ??= tryToConnect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  async function tryToConnect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'countercheck-listener',
      // A busy server takes its time over a new connection.
      connectionTimeoutMillis: 3 * answerMs,
      query_timeout: 3 * answerMs,
      keepAlive: true,
    });
    next.on('error', () => {});
    next.on('notification', onChange);
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      if (contact === 'hearing') contact = 'unsure';
      if (!isClosed) void connect();
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => {});
      contact = 'away';
      if (error instanceof Error && /timeout/i.test(error.message)) onSilence?.();
      if (!isClosed) timer = setTimeout(() => void connect(), retryMs);
      return;
    }
    if (isClosed) return void next.end().catch(() => {});
    // A question may have gone unanswered on one that is there still: it must not be left behind.
    const former = client;
    client = next;
    former?.end().catch(() => {});
    contact = 'hearing';
    onChange();
    timer = setTimeout(() => void beat(next), heartbeatMs);
  }

  async function beat(current: pg.Client): Promise<void> {
    if (client !== current) return;
    if ((await answerOf(current, 2 * answerMs)) === 'late' && client === current) {
      contact = 'away';
      // With a question open this cuts the connection instead of saying goodbye; `end` goes on from there.
      current.end().catch(() => {});
      return;
    }
    if (client === current) timer = setTimeout(() => void beat(current), heartbeatMs);
  }

  async function isAnswering(): Promise<boolean> {
    const first = client && (await answerOf(client, answerMs));
    if (first === 'late') return false;
    // A connection that has just been broken is no answer yet: the next one says.
    if (first !== 'there') await connect();
    return client !== undefined && (first === 'there' || (await answerOf(client, answerMs)) === 'there');
  }

  await connect();
  return {
    contact: () => contact,
    isAnswering: () => Promise.race([isAnswering(), within(answerMs, false)]),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}

type Answer = 'there' | 'broken' | 'late';

/** The question that a connection is asked: one at a time, and however many wait for the answer. */
const questions = new WeakMap<pg.Client, Promise<Answer>>();

function answerOf(client: pg.Client, withinMs: number): Promise<Answer> {
  let question = questions.get(client);
  if (question === undefined) {
    question = client
      .query('select 1')
      .then(
        (): Answer => 'there',
        (): Answer => 'broken',
      )
      .finally(() => questions.delete(client));
    questions.set(client, question);
  }
  return Promise.race([question, within<Answer>(withinMs, 'late')]);
}

/** Waits a turn more before it says no: what came while our own process was busy is read first. */
async function within<T>(ms: number, otherwise: T): Promise<T> {
  await delay(ms, undefined, { ref: false });
  return delay(1, otherwise, { ref: false });
}
