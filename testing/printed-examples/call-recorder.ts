import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a program sent, as far as programs of several languages have to agree. */
export type SentCall = Readonly<{
  method: string;
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: unknown;
}>;

type Answer = Readonly<{ status: number; type: string; bytes: Buffer }>;

export type CallRecorder = Readonly<{
  /** Where a program has to believe the API to be while it makes this call. */
  originFor(operationId: string): string;
  sent: ReadonlyMap<string, readonly SentCall[]>;
  statusOf(operationId: string): number | undefined;
  close(): Promise<void>;
}>;

const compared = ['accept-locale', 'authorization', 'content-type'] as const;

/**
 * Stands where programs call. The first one's call goes on to `upstream`, with `real` values in the place of the examples';
 * whoever makes the same call later is given the same answer, so that nothing is done twice.
 */
export async function startCallRecorder(
  upstream: string,
  real: (operationId: string, call: { path: string; body: unknown }) => { path: string; body: unknown },
): Promise<CallRecorder> {
  const sent = new Map<string, SentCall[]>();
  const answers = new Map<string, Answer>();

  async function pass(operationId: string, call: SentCall, bytes: Buffer): Promise<Answer> {
    const { path, body } = real(operationId, { path: call.url, body: call.body });
    const isJson = call.headers['content-type'] === 'application/json';
    const response = await fetch(upstream + path, {
      method: call.method,
      headers: Object.entries(call.headers).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ...(bytes.length === 0 ? {} : { body: isJson ? JSON.stringify(body) : new Uint8Array(bytes) }),
    });
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, bytes: await bytesOf(response, type) };
  }

  const server = createServer(async (request, reply) => {
    const [, operationId = '', ...rest] = (request.url ?? '').split('/');
    const bytes = await read(request);
    const headers = Object.fromEntries(compared.map((name) => [name, request.headers[name]?.toString()]));
    const isJson = headers['content-type'] === 'application/json';
    const body: unknown = isJson ? JSON.parse(bytes.toString()) : bytes.toString('base64');
    const call: SentCall = { method: request.method ?? '', url: `/${rest.join('/')}`, headers, body };
    sent.set(operationId, [...(sent.get(operationId) ?? []), call]);
    const answer = answers.get(operationId) ?? (await pass(operationId, call, bytes));
    answers.set(operationId, answer);
    reply.writeHead(answer.status, answer.type === '' ? {} : { 'Content-Type': answer.type });
    reply.end(answer.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // it listens on a port, so its address is no path
  const { port } = server.address() as AddressInfo;
  return {
    originFor: (operationId) => `http://127.0.0.1:${port}/${operationId}`,
    sent,
    statusOf: (operationId) => answers.get(operationId)?.status,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** All of an answer; of a stream of events, which has no end, the first. */
async function bytesOf(response: Response, type: string): Promise<Buffer> {
  if (!type.startsWith('text/event-stream')) return Buffer.from(await response.arrayBuffer());
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
