import {
  type ApiClient,
  type ApiRequest,
  type ApiResponse,
  createApiClient,
  isApiProblem,
} from '#kernel/api-client.ts';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import { refreshToken } from './endpoints.ts';
import { createRefreshQueue, SessionEnded } from './refresh-queue.ts';
import { sendOver } from './send-over.ts';
import { markSessionEnded } from './session-mark.ts';
import { clearSession, readTokens, type TokenPair, writeTokens } from './token-store.ts';

const queue = createRefreshQueue({
  read: readTokens,
  write: writeTokens,
  clear() {
    markSessionEnded();
    clearSession();
  },
  exchange,
  exclusively: (work) => navigator.locks.request('countercheck-refresh', work),
});

/** The language of the document; every answer of the API comes in it. */
export function pageLocale(): Locale {
  return parseLocale(document.documentElement.lang);
}

/** The API as the signed-in person; throws `SessionEnded`, or `ApiProblem` with words in the page's language. */
export function sessionApi(): ApiClient {
  const send = (request: ApiRequest) =>
    queue.send(async (token) => readAnswer(await sendOver(request, token)));
  return createApiClient(send, { locale: pageLocale() });
}

/** The API with this token, or as nobody: for signing in. */
export function plainApi(token?: string): ApiClient {
  return createApiClient(async (request) => readAnswer(await sendOver(request, token)), {
    locale: pageLocale(),
  });
}

/** One request as the signed-in person, for answers that are no JSON; throws `SessionEnded`. */
export function sendSigned(request: ApiRequest): Promise<Response> {
  return queue.send(async (token) => {
    const response = await sendOver(request, token);
    // Nobody reads this one: unread it would hold its connection.
    if (response.status === 401) await response.body?.cancel();
    return response;
  });
}

/** One request that anybody may make: as the signed-in person, or as nobody where the session turns out to have ended. */
export async function sendOpen(request: ApiRequest): Promise<Response> {
  try {
    return await sendSigned(request);
  } catch (error) {
    if (error instanceof SessionEnded) return sendOver(request);
    throw error;
  }
}

/** The API for calls that anybody may make. */
export function openApi(): ApiClient {
  return createApiClient(async (request) => readAnswer(await sendOpen(request)), { locale: pageLocale() });
}

/** An answer as the API client wants it. */
export async function readAnswer(response: Response): Promise<ApiResponse> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const json: unknown = isJson ? await response.json() : undefined;
  return { status: response.status, headers: Object.fromEntries(response.headers), json };
}

async function exchange(tokens: TokenPair): Promise<TokenPair | undefined> {
  try {
    return await plainApi(tokens.token).call(refreshToken, { body: tokens });
  } catch (error) {
    if (isApiProblem(error) && (error.status === 401 || error.status === 400)) return undefined;
    throw error;
  }
}
