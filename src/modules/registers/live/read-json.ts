import type { z } from 'zod';
import { readAnswer } from '#platform/http-client/read-answer.ts';
import { kindOfFault, SourceUnavailable } from './connector.ts';

const maxBytes = 1024 * 1024;

/** A call to a register, below its base address. */
export type JsonCall<T> = Readonly<{
  /** Begins with a slash; every part that was typed is encoded. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  body?: object;
  schema: z.ZodType<T>;
  signal: AbortSignal;
}>;

/** What came: the statuses that were named as meaningful, or 200 with a body of the promised shape. */
export type JsonReply<T> = Readonly<{ status: number; value: T | undefined; raw: unknown }>;

/**
 * Calls one register. Only its own base address is ever called: redirects are refused, an answer ends at 1 MB.
 * `meant` are statuses beside 200 that are an answer and no fault, such as 404 for "no such company".
 */
export function jsonReader(base: string, headers: Readonly<Record<string, string>> = {}) {
  const root = base.replace(/\/+$/, '');
  return async <T>(call: JsonCall<T>, meant: readonly number[] = []): Promise<JsonReply<T>> => {
    const { path, query = {}, body, schema, signal } = call;
    const search = new URLSearchParams(query).toString();
    const response = await send(`${root}${path}${search === '' ? '' : `?${search}`}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        'user-agent': 'Countercheck',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status } = response;
    if (status !== 200 && !meant.includes(status)) {
      await response.body?.cancel().catch(() => {});
      if (status === 429 || status === 503) {
        const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
        throw new SourceUnavailable(status === 429 ? 'too_often' : 'no_answer', { retryAfterSeconds });
      }
      throw new SourceUnavailable('no_answer', { detail: `status ${status}` });
    }
    const raw = parse(await readText(response));
    if (status !== 200) return { status, value: undefined, raw };
    // Some services say "nothing" by nothing at all.
    if (raw === undefined) return { status, value: undefined, raw };
    const read = schema.safeParse(raw);
    // The faults name paths only: what the register answered does not get into the log.
    if (!read.success)
      throw new SourceUnavailable('unexpected_answer', {
        detail: read.error.issues
          .slice(0, 5)
          .map(({ path: at, code }) => `${at.join('.')}: ${code}`)
          .join('; '),
      });
    return { status, value: read.data, raw };
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new SourceUnavailable('no_answer', { detail: kindOfFault(error) });
  }
}

async function readText(response: Response): Promise<string> {
  const bytes = await readAnswer(response, maxBytes).catch((error: unknown) => {
    throw new SourceUnavailable('no_answer', { detail: kindOfFault(error) });
  });
  if (bytes === undefined) throw new SourceUnavailable('unexpected_answer', { detail: 'too big' });
  return new TextDecoder().decode(bytes);
}

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceUnavailable('unexpected_answer', { detail: 'not JSON' });
  }
}

/** Seconds, from a number or a date; undefined if it says nothing. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
