import {
  type ApiClient,
  ApiProblem,
  type ApiRequest,
  type ApiResponse,
  createApiClient,
} from '#kernel/api-client.ts';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import { refreshToken } from '#modules/accounts/contract.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { clearSession, readTokens, type TokenPair, writeTokens } from './token-store.ts';

/** Milliseconds after which a staff page stops waiting; approving renders two documents. */
const patienceMs = 60_000;

const queue = createRefreshQueue({
  read: readTokens,
  write: writeTokens,
  clear: clearSession,
  exchange,
  exclusively: (work) => navigator.locks.request('countercheck-refresh', work),
});

/** The language of the document; every answer of the API comes in it. */
export function pageLocale(): Locale {
  return parseLocale(document.documentElement.lang);
}

/** The API as the signed-in person; throws `SessionEnded`, or `ApiProblem` with words in the page's language. */
export function staffApi(): ApiClient {
  return createApiClient(
    (request) => queue.send(async (token) => readAnswer(await sendOver(request, token))),
    {
      locale: pageLocale(),
    },
  );
}

/** The API with this token, or as nobody: for signing in. */
export function plainApi(token?: string): ApiClient {
  return createApiClient(async (request) => readAnswer(await sendOver(request, token)), {
    locale: pageLocale(),
  });
}

/** A file of the API, e.g. a PDF; `path` starts with `/api/v1`. Throws as `staffApi` does. */
export async function fetchStaffFile(path: string): Promise<Blob> {
  const headers = { 'Accept-Locale': pageLocale(), 'X-Sender-Id': 'countercheck-site' };
  const response = await queue.send((token) => sendOver({ method: 'GET', path, headers }, token));
  if (response.ok) return response.blob();
  const { status, json } = await readAnswer(response);
  const words = typeof json === 'object' && json !== null && 'title' in json ? String(json.title) : '';
  const value = words === '' ? [] : [{ code: 'file', description: words }];
  throw new ApiProblem(status, 'file', value, response.headers.get('x-request-id') ?? undefined);
}

async function exchange(tokens: TokenPair): Promise<TokenPair | undefined> {
  try {
    return await plainApi().call(refreshToken, { body: tokens });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 401 || error.status === 400)) return undefined;
    throw error;
  }
}

function sendOver({ method, path, body, headers, timeoutMs }: ApiRequest, token?: string): Promise<Response> {
  return fetch(path, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs ?? patienceMs),
  });
}

async function readAnswer(response: Response): Promise<ApiResponse> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const json: unknown = isJson ? await response.json() : undefined;
  return { status: response.status, headers: Object.fromEntries(response.headers), json };
}
