import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import type { Clock } from '#kernel/clock.ts';
import { createCallBudget } from '../live/call-budget.ts';
import { kindOfFault, SourceUnavailable } from '../live/connector.ts';
import type { Source, SourceRequest } from '../sources/source.ts';

/** What came back, whatever its status says. */
export type SourceReply = Readonly<{ url: string; status: number; contentType: string; bytes: Uint8Array }>;

/** Calls a source. Throws SourceUnavailable and nothing else: for silence, for a budget that is used up, for 429 and 5xx. */
export type FetchSource = (
  request: SourceRequest,
  maxBytes: number,
  signal: AbortSignal,
) => Promise<SourceReply>;

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
  const breaker = circuitBreaker(
    handleType(SourceUnavailable, ({ reason }) => reason !== 'too_often'),
    { halfOpenAfter: figures.openMs, breaker: new ConsecutiveBreaker(figures.failuresToOpen) },
  );
  return async (request, maxBytes, signal) => {
    if (!budget.take()) throw new SourceUnavailable('too_often');
    try {
      return await breaker.execute(() => call(request, maxBytes, signal));
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

  async function call(request: SourceRequest, maxBytes: number, signal: AbortSignal): Promise<SourceReply> {
    const url = addressOf(source, request);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(figures.timeoutMs)]);
    try {
      const response = await fetch(url, {
        method: request.body === undefined ? 'GET' : 'POST',
        redirect: 'error',
        signal: limited,
        headers: {
          accept: request.accept,
          'user-agent': userAgent,
          ...headers,
          ...(request.body !== undefined && { 'content-type': request.body.contentType }),
        },
        ...(request.body !== undefined && { body: request.body.text }),
      });
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
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) throw new SourceUnavailable('unexpected_answer', { detail: 'too big' });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Seconds, from a number or a date; undefined if it says nothing. */
function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
