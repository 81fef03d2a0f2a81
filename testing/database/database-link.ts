import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire between an app and PostgreSQL that a test may cut, refuse or leave silent. */
export type DatabaseLink = Readonly<{
  /** The database's address over this wire. */
  url: string;
  /** Breaks every connection; new ones are taken. */
  cut(): void;
  /** Breaks every connection and refuses new ones: ECONNREFUSED. */
  refuse(): Promise<void>;
  /** Nothing goes through any more, in either direction; connections are taken and stay silent. */
  silence(): void;
  /** Everything is as it was. */
  restore(): Promise<void>;
  close(): Promise<void>;
}>;

export async function openDatabaseLink(target: string): Promise<DatabaseLink> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
    if (isSilent) hush(pair);
  });
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const close = async () => {
    cut();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  const ownPort = await listen(server, 0);
  const url = new URL(target);
  url.port = String(ownPort);
  return {
    url: url.href,
    cut,
    refuse: close,
    silence() {
      isSilent = true;
      for (const pair of pairs) hush(pair);
    },
    async restore() {
      isSilent = false;
      cut();
      if (!server.listening) await listen(server, ownPort);
    },
    close,
  };
}

function hush([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far);
  far.unpipe(near);
  // Without a reader nothing more is taken from the network.
  near.pause();
  far.pause();
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
