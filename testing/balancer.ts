import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy as operators put in front: keeps connections open, asks `/readyz`, and never sends a request twice. */
export type Balancer = Readonly<{
  url: string;
  /** Requests that an upstream did not answer. */
  lost: readonly string[];
  /** How many requests each upstream has answered. */
  answered: ReadonlyMap<string, number>;
  isReady(upstream: string): boolean;
  add(upstream: string): void;
  remove(upstream: string): void;
  close(): Promise<void>;
}>;

const askEveryMs = 100;

export async function startBalancer(): Promise<Balancer> {
  const upstreams = new Map<string, { agent: Agent; isReady: boolean }>();
  const lost: string[] = [];
  const answered = new Map<string, number>();
  let turn = 0;
  let isClosed = false;

  function choose(): [string, Agent] | undefined {
    const ready = [...upstreams].filter(([, { isReady }]) => isReady);
    turn += 1;
    const chosen = ready[turn % ready.length];
    return chosen && [chosen[0], chosen[1].agent];
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const what = `${incoming.method} ${incoming.url}`;
    const lose = (why: string) => {
      lost.push(`${what}: ${why}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    const chosen = choose();
    if (chosen === undefined) {
      lose('nobody is ready');
      return;
    }
    const [upstream, agent] = chosen;
    const { method, url, headers } = incoming;
    const passed = request(upstream + url, { method, headers, agent }, (answer) => {
      answered.set(upstream, (answered.get(upstream) ?? 0) + 1);
      const { connection, 'keep-alive': _own, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.on('error', ({ message }) => lose(message)).pipe(outgoing);
    });
    passed.on('error', ({ message }) => lose(`${message} of ${upstream}`));
    incoming.pipe(passed);
  }

  async function watch(upstream: string): Promise<void> {
    while (!isClosed) {
      const state = upstreams.get(upstream);
      if (state === undefined) return;
      state.isReady = await fetch(`${upstream}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      await wait(askEveryMs);
    }
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    lost,
    answered,
    isReady: (upstream) => upstreams.get(upstream)?.isReady === true,
    add(upstream) {
      upstreams.set(upstream, { agent: new Agent({ keepAlive: true }), isReady: false });
      void watch(upstream);
    },
    remove(upstream) {
      upstreams.get(upstream)?.agent.destroy();
      upstreams.delete(upstream);
    },
    async close() {
      isClosed = true;
      for (const { agent } of upstreams.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
