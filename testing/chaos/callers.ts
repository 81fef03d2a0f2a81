import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient, ApiRequest, ApiResponse } from '#kernel/api-client.ts';
import { createApiClient, isApiProblem } from '#kernel/api-client.ts';
import { login } from '#modules/accounts/contract.ts';
import type { Member } from './member.ts';

/** A caller gives up what was not answered by then: something is broken for good. */
const patienceMs = 90_000;
const answerMs = 20_000;
const pauseMs = 100;

/** Somebody who asks either process, and asks again where none answers: a person with a browser, no proxy. */
export function createCallers(
  members: readonly Member[],
  random: () => number,
  onServerError: (what: string) => void,
) {
  const counts = { calls: 0, lost: 0, away: 0 };
  const tokens = new Map<string, Promise<string>>();

  async function once(request: ApiRequest, token: string | undefined): Promise<ApiResponse | undefined> {
    const up = members.filter((member) => member.url() !== undefined);
    const url = up[Math.floor(random() * up.length)]?.url();
    if (url === undefined) return undefined;
    counts.calls += 1;
    const { method, path, body, headers } = request;
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerMs),
      });
      const text = await response.text();
      if (response.status === 503) {
        counts.away += 1;
        return undefined;
      }
      if (response.status >= 500) {
        onServerError(`${response.status} ${method} ${path.replace(/[A-Za-z0-9_-]{30,}/, '…')}: ${text}`);
        return undefined;
      }
      const isUnderWay = response.status === 409 && text.includes('request_in_flight');
      // Whoever worked on it may have been killed: it is free again after a minute.
      if (isUnderWay) return undefined;
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        json: isJson ? JSON.parse(text) : undefined,
      };
    } catch {
      counts.lost += 1;
      return undefined;
    }
  }

  async function send(request: ApiRequest, token?: string): Promise<ApiResponse> {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const answer = await once(request, token);
      if (answer !== undefined) return answer;
      await wait(pauseMs);
    }
    throw new Error(`nobody has answered ${request.method} ${request.path} for ${patienceMs / 1000} s`);
  }

  const visitor = createApiClient((request) => send(request), { locale: 'en' });

  function tokenOf(name: string): Promise<string> {
    const kept = tokens.get(name);
    if (kept !== undefined) return kept;
    const body = { email: `${name}@demo.countercheck.example`, password: demoPassword };
    const fresh = visitor.call(login, { body }).then(({ token }) => token);
    tokens.set(name, fresh);
    return fresh;
  }

  const staff = (name: string): ApiClient =>
    createApiClient(
      async (request) => {
        const token = tokenOf(name);
        const answer = await send(request, await token);
        if (answer.status !== 401) return answer;
        // The clock goes fast: a token that was good a moment ago has ended.
        if (tokens.get(name) === token) tokens.delete(name);
        return send(request, await tokenOf(name));
      },
      { locale: 'en' },
    );
  return { visitor, staff, counts };
}

export type Callers = ReturnType<typeof createCallers>;

/** A call that may have been done already by one whose answer was lost: a refusal is looked into by whoever goes on. */
export async function orRefused<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isApiProblem(error) && error.status === 409) return undefined;
    throw error;
  }
}
