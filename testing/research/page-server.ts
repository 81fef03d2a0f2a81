import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PageReach } from '#platform/http-client/fetch-page.ts';

/** A site of a stranger on loopback: what it answers stands under a path, 404 for all else. */
export async function startPageServer() {
  const answers = new Map<string, (response: ServerResponse, request: IncomingMessage) => void>();
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end('none');
    else answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    calls,
    answers,
    /** Has a path answer with bytes of a type. */
    give(
      path: string,
      type: string,
      bytes: string | Uint8Array,
      headers: Record<string, string> = {},
    ): string {
      answers.set(path, (response) =>
        response.writeHead(200, { 'content-type': type, ...headers }).end(bytes),
      );
      return url + path;
    },
    lead(path: string, location: string): string {
      answers.set(path, (response) => response.writeHead(302, { location }).end());
      return url + path;
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The reach of a test whose pages lie on this machine, at this one number alone: its other networks stay closed. */
export const loopbackReach: PageReach = { address: (number) => number === '127.0.0.1', port: () => true };
