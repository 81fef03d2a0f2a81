import type { CDPSession, Page } from 'playwright-core';

export type Requested = Readonly<{
  url: string;
  /** What Chromium fetched it as: Script, Stylesheet, Font, Image … */
  kind: string;
  encoding: string;
  /** Bytes of the body as they came over the wire. */
  bytes: number;
}>;

export type RequestWatch = Readonly<{
  /** All that has come so far. */
  requested(): readonly Requested[];
  /** Resolves once nothing has been on its way for a while. */
  quiet(): Promise<void>;
}>;

const quietMs = 500;
const limitMs = 30_000;

type Open = { url: string; kind: string; encoding: string; headBytes: number };

/** Listens to what a page really asks for; begun before the page is opened. */
export async function watchRequests(page: Page): Promise<RequestWatch & Readonly<{ session: CDPSession }>> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Open>();
  const done: Requested[] = [];
  let changedAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    open.set(requestId, { url: request.url, kind: 'Other', encoding: '', headBytes: 0 });
    changedAt = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    open.set(requestId, {
      url: response.url,
      kind: type,
      encoding: headers.get('content-encoding') ?? 'identity',
      headBytes: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    open.delete(requestId);
    changedAt = performance.now();
    if (request === undefined) return;
    const { headBytes, ...about } = request;
    done.push({ ...about, bytes: Math.max(0, encodedDataLength - headBytes) });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    changedAt = performance.now();
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return {
    session,
    requested: () => done,
    async quiet() {
      const until = performance.now() + limitMs;
      // Counted from here: what was done to the page just before has asked for nothing yet.
      changedAt = performance.now();
      while (performance.now() < until && (open.size > 0 || performance.now() - changedAt < quietMs)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
