import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
} from 'cockatiel';
import type { Clock } from '#kernel/clock.ts';
import { readAnswer } from '#platform/http-client/read-answer.ts';
import { createCallBudget } from '../live/call-budget.ts';
import { kindOfFault, SourceUnavailable } from '../live/connector.ts';
import type { Source, SourceRequest } from '../sources/source.ts';

/** What came back, whatever its status says. */
export type SourceReply = Readonly<{ url: string; status: number; contentType: string; bytes: Uint8Array }>;

/** Our own bound on calls is reached: nothing went out, and the source is not to blame. */
export class CallsSpent extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('our calls to the source are used up for now');
    this.name = 'CallsSpent';
    this.waitMs = waitMs;
  }
}

/** One source's way out. */
export interface FetchSource {
  /** Throws SourceUnavailable (silence, 429, 5xx, a pause that the source asked for) or CallsSpent, and nothing else. */
  (request: SourceRequest, maxBytes: number, signal: AbortSignal): Promise<SourceReply>;
  /** How long our own bound keeps everything from going out, in milliseconds; 0 if a call may go out now. */
  spentMs?(): number;
}

/** Figures of the machine around a source; tests make them small. */
export type FetchFigures = Readonly<{ timeoutMs: number; failuresToOpen: number; openMs: number }>;

const fetchFigures: FetchFigures = { timeoutMs: 10_000, failuresToOpen: 5, openMs: 60_000 };

const pauseSeconds = 60;
const maxPauseSeconds = 3_600;

/** The address of a request, under the base that this installation uses for it. */
export function addressOf(source: Source, request: SourceRequest): string {
  const base = source.bases[request.base ?? 'api'];
  if (base === undefined) throw new RangeError(`${source.code} has no base ${request.base ?? 'api'}`);
  const query = new URLSearchParams(request.query).toString();
  return `${base.replace(/\/+$/, '')}${request.path}${query === '' ? '' : `?${query}`}`;
}

/** One source's way out: its own addresses, a time limit, a bound on bytes, calls per time, and a pause after failures. */
export function createFetchSource(
  source: Source,
  deps: Readonly<{
    clock: Clock;
    headers?: Readonly<Record<string, string>>;
    userAgent: string;
    figures?: FetchFigures;
  }>,
): FetchSource {
  const { clock, headers = {}, userAgent, figures = fetchFigures } = deps;
  const budget = createCallBudget(source.limit, () => clock.now().getTime());
  // Of each base one: documents may be away while the register answers.
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const breakerOf = ({ base = 'api' }: SourceRequest) => {
    const known = breakers.get(base);
    if (known !== undefined) return known;
    const breaker = circuitBreaker(
      handleType(SourceUnavailable, ({ reason }) => reason !== 'too_often'),
      { halfOpenAfter: figures.openMs, breaker: new ConsecutiveBreaker(figures.failuresToOpen) },
    );
    breakers.set(base, breaker);
    return breaker;
  };

  const fetchSource: FetchSource = async (request, maxBytes, signal) => {
    if (!budget.take()) {
      const pausedMs = budget.pausedMs();
      if (pausedMs === 0) throw new CallsSpent(Math.max(1, budget.spentMs()));
      throw new SourceUnavailable('too_often', { retryAfterSeconds: pausedMs / 1000, detail: 'paused' });
    }
    try {
      return await breakerOf(request).execute(() => call(request, maxBytes, signal));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new SourceUnavailable('no_answer', { detail: 'circuit open' });
      if (!(error instanceof SourceUnavailable))
        throw new SourceUnavailable('no_answer', { detail: kindOfFault(error) });
      const seconds = error.retryAfterSeconds ?? (error.reason === 'too_often' ? pauseSeconds : 0);
      if (seconds > 0) budget.pauseUntil(clock.now().getTime() + Math.min(seconds, maxPauseSeconds) * 1000);
      throw error;
    }
  };
  return Object.assign(fetchSource, { spentMs: budget.spentMs });

  async function call(request: SourceRequest, maxBytes: number, signal: AbortSignal): Promise<SourceReply> {
    const url = addressOf(source, request);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(figures.timeoutMs)]);
    try {
      const response = await answerOf(url, request, limited);
      const { status } = response;
      if (status === 429 || status >= 500) {
        await response.body?.cancel().catch(() => {});
        const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), clock.now());
        throw new SourceUnavailable(status === 429 ? 'too_often' : 'no_answer', {
          retryAfterSeconds,
          detail: `status ${status}`,
        });
      }
      const contentType =
        (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      return { url, status, contentType, bytes: await readBytes(response, maxBytes) };
    } catch (error) {
      if (error instanceof SourceUnavailable) throw error;
      const isLate = limited.aborted && !signal.aborted;
      throw new SourceUnavailable(isLate ? 'late' : 'no_answer', { detail: kindOfFault(error) });
    }
  }

  /** One hop is followed where the source lists where it leads; the key stays with the source. */
  async function answerOf(url: string, request: SourceRequest, signal: AbortSignal): Promise<Response> {
    const { accept, body } = request;
    const plain = { accept, 'user-agent': userAgent };
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      signal,
      headers: { ...plain, ...headers, ...(body !== undefined && { 'content-type': body.contentType }) },
      ...(body !== undefined && { body: body.text }),
    });
    if (!isRedirect(response)) return response;
    const target = redirectOf(source, url, response.headers.get('location'));
    await response.body?.cancel().catch(() => {});
    if (target === undefined || body !== undefined)
      throw new SourceUnavailable('no_answer', { detail: 'redirect elsewhere' });
    return fetch(target, { redirect: 'error', signal, headers: plain });
  }
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** Where a redirect leads, if it is one of the places that the source lists, or a base of its own. */
function redirectOf(source: Source, from: string, location: string | null): string | undefined {
  if (location === null || !URL.canParse(location, from)) return undefined;
  const target = new URL(location, from);
  if (target.username !== '' || target.password !== '') return undefined;
  const bases = Object.values(source.bases).map((base) => `${base.replace(/\/+$/, '')}/`);
  const isListed = [...bases, ...(source.redirectsTo ?? [])].some((place) => target.href.startsWith(place));
  return isListed ? target.href : undefined;
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readAnswer(response, maxBytes);
  if (bytes === undefined) throw new SourceUnavailable('unexpected_answer', { detail: 'too big' });
  return bytes;
}

/** Seconds, from a number or a date; undefined if it says nothing. */
function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
