import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#app/config/config.ts';
import { listenFault } from '#app/free-ports.ts';
import type { WebApps } from './open-web-apps.ts';

/** What Vite serves: its own things, packages, and files of ours, which have an ending; pages have none. */
const ofVite =
  /^\/(staff\/)?(@|__open|node_modules\/|assets\/|social\/|[^?]*\.(tsx?|m?js|css|svg|png|ico|woff2?|map)($|\?))/;
/** Machines' paths of the app, whatever their ending; the site has a folder `api` of its own. */
const ofApp = /^\/(api\/(v1|docs)|dev)\//;

const notStarted = `<!doctype html><meta http-equiv="refresh" content="1"><title>The server does not start</title>
<p>The server does not start: why stands in the terminal. This page looks again each second.</p>`;

export type Front = Readonly<{
  http: Server;
  /** Where browsers find it. */
  url: string;
  /** Begins to answer; until then whoever asks waits. */
  serve(webApps: WebApps, port: () => Promise<number | undefined>): void;
  close(): Promise<void>;
}>;

/** Opens the port of `npm run dev`: modules are answered by Vite, everything else by the app, for which it waits while that is replaced. */
export async function openFront({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Front> {
  const http = createServer();
  http.listen(port, host);
  await once(http, 'listening').catch((error: unknown) => {
    throw listenFault(error, { host, port, setting: 'PORT' });
  });
  // listen() on a host and port always gives an AddressInfo
  const address = http.address() as AddressInfo;
  const waiting: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (request, response) => waiting.push([request, response]);
  http.on('request', wait);
  return {
    http,
    url: `http://localhost:${address.port}`,
    serve(webApps, appPort) {
      const answer = answerOf(webApps, appPort);
      http.off('request', wait).on('request', answer);
      for (const [request, response] of waiting.splice(0)) answer(request, response);
    },
    async close() {
      http.close();
      http.closeAllConnections();
    },
  };
}

function answerOf(webApps: WebApps, port: () => Promise<number | undefined>): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    if (!ofVite.test(url) || ofApp.test(url)) return void pass(request, response);
    const vite = webApps.of(url.startsWith('/staff/') ? 'backoffice' : 'site');
    vite.middlewares(request, response, () => void pass(request, response));
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const there = await port();
    if (there === undefined) return refuse(response, 503);
    const { method, url, headers, socket } = request;
    const from = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
    const onward = ask({
      host: '127.0.0.1',
      port: there,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': from, connection: 'close' },
      agent: false,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : refuse(response, 502)));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(notStarted);
}
