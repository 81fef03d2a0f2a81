import { z } from 'zod';

/** The search server refused, or did not answer; the message holds no question and no password. */
export class SearchServerError extends Error {
  readonly status: number | undefined;
  constructor(message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.name = 'SearchServerError';
    this.status = options.status;
  }
}

const maxWords = 300;

export interface SearchServer {
  /** Sends JSON, or lines of JSON, and gives the answer parsed. Throws SearchServerError. */
  call(method: 'GET' | 'PUT' | 'POST', path: string, body?: object | readonly object[]): Promise<unknown>;
}

/** OpenSearch or Elasticsearch over HTTP; name and password stand in the address. */
export function createSearchServer(address: string, timeoutMs = 5_000): SearchServer {
  const url = new URL(address);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization: Record<string, string> =
    url.username === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return {
    async call(method, path, body) {
      const isLines = Array.isArray(body);
      const headers = { ...authorization };
      if (body !== undefined) headers['content-type'] = isLines ? 'application/x-ndjson' : 'application/json';
      const text = isLines
        ? `${body.map((line: object) => JSON.stringify(line)).join('\n')}\n`
        : JSON.stringify(body);
      const answer = await send(`${base}${path}`, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: text }),
      });
      const words = `${method} ${path.split('?')[0]}`;
      if (!answer.ok)
        throw new SearchServerError(
          `${words} was answered with ${answer.status}: ${await reasonOf(answer)}`,
          {
            status: answer.status,
          },
        );
      return answer.json().catch((cause: unknown) => {
        throw new SearchServerError(`${words} was not answered with JSON`, { cause });
      });
    },
  };
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    throw new SearchServerError('the search server does not answer', { cause });
  }
}

const refusal = z.object({ error: z.union([z.string(), z.object({ type: z.string() })]) });

/** The kind of fault alone: its words would repeat what was asked. */
async function reasonOf(answer: Response): Promise<string> {
  const read = refusal.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) return 'no reason given';
  const { error } = read.data;
  return (typeof error === 'string' ? error : error.type).slice(0, maxWords);
}
