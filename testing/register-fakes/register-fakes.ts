import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegisterCode } from '#modules/registers/open-connectors.ts';
import { answerAs } from './services.ts';

export { fakeKey } from './fake-companies.ts';

/** What a service does instead of answering. */
export type Fault =
  | 'status 500'
  | 'status 429'
  | 'hang'
  | 'cut'
  | 'not json'
  | 'wrong shape'
  | 'huge'
  | 'redirect'
  | { slowMs: number };

export type FakeReply = Readonly<{ status: number; body?: unknown }>;

/** A request as the services' documentation describes it; a wrong one is told by `refuse`. */
export type FakeRequest = Readonly<{
  method: string;
  path: string;
  query: ReadonlyMap<string, string>;
  body: unknown;
  authorization: string | undefined;
}>;

/** Six live registers on this machine. They check what they are asked, and fail when told to. */
export type RegisterFakes = Readonly<{
  /** For REGISTER_URLS. */
  urls: Readonly<Record<RegisterCode, string>>;
  /** How often each was called, faults included. */
  calls(code: RegisterCode): number;
  /** Requests that the documentation does not allow. */
  wrong: readonly string[];
  fail(code: RegisterCode, fault: Fault | undefined): void;
  /** What a member state says through VIES instead of looking, e.g. MS_UNAVAILABLE. */
  viesError(word: string | undefined): void;
  close(): Promise<void>;
}>;

const bases: Readonly<Record<RegisterCode, string>> = {
  gleif: '/gleif/api/v1',
  'companies-house': '/companies-house',
  brreg: '/brreg/enhetsregisteret/api',
  vies: '/vies/taxation_customs/vies/rest-api',
  ares: '/ares/ekonomicke-subjekty-v-be/rest',
  egr: '/egr/api/v2/egr',
};
// The keys of the table are the codes.
const codes = Object.keys(bases) as RegisterCode[];

export async function startRegisterFakes(): Promise<RegisterFakes> {
  const faults = new Map<RegisterCode, Fault>();
  const counts = new Map<RegisterCode, number>();
  const wrong: string[] = [];
  let viesWord: string | undefined;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://fake');
    const code = codes.find((one) => url.pathname.startsWith(`${bases[one]}/`));
    if (code === undefined) return send(response, { status: 404 });
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const fault = faults.get(code);
    if (typeof fault === 'string') return misbehave(fault, response);
    if (fault !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.slowMs));
    const asked: FakeRequest = {
      method: request.method ?? '',
      path: url.pathname.slice(bases[code].length),
      query: new Map(url.searchParams),
      body: await readBody(request),
      authorization: request.headers.authorization,
    };
    const reply = answerAs(code, asked, viesWord);
    if (typeof reply === 'string') wrong.push(`${code}: ${reply}`);
    return send(response, typeof reply === 'string' ? { status: 400, body: { message: reply } } : reply);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.address() as AddressInfo;
  const at = (code: RegisterCode) => `http://127.0.0.1:${port}${bases[code]}`;
  return {
    urls: {
      gleif: at('gleif'),
      'companies-house': at('companies-house'),
      brreg: at('brreg'),
      vies: at('vies'),
      ares: at('ares'),
      egr: at('egr'),
    },
    calls: (code) => counts.get(code) ?? 0,
    wrong,
    fail(code, fault) {
      if (fault === undefined) faults.delete(code);
      else faults.set(code, fault);
    },
    viesError(word) {
      viesWord = word;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body }: FakeReply) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function misbehave(fault: Exclude<Fault, object>, response: ServerResponse) {
  switch (fault) {
    case 'status 500':
      return send(response, { status: 500, body: { error: 'internal' } });
    case 'status 429':
      response.setHeader('retry-after', '120');
      return send(response, { status: 429 });
    case 'hang':
      return undefined;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"data":[');
      return void setTimeout(() => response.destroy(), 5);
    case 'not json':
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><p>We are being serviced</p>');
    case 'wrong shape':
      return send(response, { status: 200, body: { surprise: true, data: 'many', items: 1, _embedded: 5 } });
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(`{"data":["${'x'.repeat(2 * 1024 * 1024)}"]}`);
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
      return void response.end();
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}
