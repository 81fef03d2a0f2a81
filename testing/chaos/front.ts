import { createServer } from 'node:http';
import type { Member } from './member.ts';

type Letter = Readonly<{ path: string; headers: Record<string, string>; body: string }>;

/** Where the gateway sends its webhooks: to whichever process is there. Some arrive again, some again much later, and some forged. */
export async function startFront(
  members: readonly Member[],
  chance: (share: number) => boolean,
  onServerError: (what: string) => void,
) {
  const counts = { webhooks: 0, again: 0, late: 0, forged: 0, refusedForged: 0 };
  const kept: Letter[] = [];

  async function pass({ path, headers, body }: Letter): Promise<number> {
    const up = members.flatMap((member) => member.url() ?? []);
    const url = up[counts.webhooks % up.length];
    if (url === undefined) return 502;
    const answer = await fetch(url + path, { method: 'POST', headers, body }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    if (answer !== undefined && answer.status >= 500 && answer.status !== 503)
      onServerError(`${answer.status} to a webhook: ${text}`);
    return answer?.status ?? 502;
  }

  /** Says that something else was debited, under a signature that was made for other words. */
  async function forge(letter: Letter): Promise<void> {
    counts.forged += 1;
    const body = letter.body.replace(/"type":"[^"]*"/, '"type":"payment.captured"').replace(/\}$/, ' }');
    const status = await pass({ ...letter, body });
    if (status >= 400 && status < 500) counts.refusedForged += 1;
    else if (status < 400) onServerError(`a forged webhook was answered with ${status}`);
  }

  const server = createServer(async (request, response) => {
    const body = (await request.toArray().catch(() => [])).join('');
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    for (const name of ['countercheck-sandbox-signature', 'stripe-signature']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const letter = { path: request.url ?? '/', headers, body };
    counts.webhooks += 1;
    const status = await pass(letter);
    response.writeHead(status).end();
    if (chance(0.1)) {
      counts.again += 1;
      await pass(letter);
    }
    if (chance(0.1)) await forge(letter);
    if (chance(0.1)) kept.push(letter);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    counts,
    /** What was kept arrives once more: true when it was written, and long over. */
    async sendLate(): Promise<void> {
      for (const letter of kept.splice(0)) {
        counts.late += 1;
        await pass(letter);
      }
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
