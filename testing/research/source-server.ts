import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** What a made-up source answers to one call. */
export type SourceReplyMaker = (response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200): SourceReplyMaker =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const officers = (...names: string[]) =>
  json({ items: names.map((name) => ({ name, officer_role: 'director' })) });
export const documents = (...ids: string[]) =>
  json({ items: ids.map((id) => ({ links: { document_metadata: `x/document/${id}` } })) });
export const silence: SourceReplyMaker = () => {};

/** A made-up source on loopback: `answers` by a part of the address, 404 for all else. */
export async function startSourceServer() {
  const answers = new Map<string, SourceReplyMaker>();
  const calls: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    calls.push({ url, headers: request.headers });
    // A connection that is kept may be the one that was just cut.
    response.setHeader('connection', 'close');
    const answer = [...answers].find(([part]) => url.includes(part))?.[1];
    if (answer === undefined) response.writeHead(404).end('{}');
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    base: `http://127.0.0.1:${port}`,
    answers,
    calls,
    countCalls: (part: string) => calls.filter(({ url }) => url.includes(part)).length,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
