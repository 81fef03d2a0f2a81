import type { ApiRequest } from '#kernel/api-client.ts';

/**
 * The one place from which our pages ask the API. Nothing is given up unless the caller says after how long: only the
 * search does.
 */
export function sendOver(request: ApiRequest, token?: string): Promise<Response> {
  const { method, path, body, headers, timeoutMs, signal } = request;
  // A file says its own type.
  const isJson = body !== undefined && !(body instanceof Blob);
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)].filter(
    (one) => one !== undefined,
  );
  return fetch(path, {
    method,
    headers: {
      ...headers,
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
  });
}
