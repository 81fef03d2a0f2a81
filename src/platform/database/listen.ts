import pg from 'pg';

export type Listening = Readonly<{
  /** Whether notices arrive right now; while they do not, nothing may rely on having heard of a change. */
  isConnected(): boolean;
  close(): Promise<void>;
}>;

export type ListenOptions = Readonly<{
  url: string;
  channel: string;
  /** A notice has come, or some may have been missed: the connection broke or came back. */
  onChange: () => void;
  /** Milliseconds between two tries to connect. */
  retryMs?: number;
}>;

/** Hears PostgreSQL's NOTIFY on a connection of its own, and connects again by itself for as long as it is not closed. */
export async function listenTo(options: ListenOptions): Promise<Listening> {
  const { url, channel, onChange, retryMs = 1_000 } = options;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'countercheck-listener',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lost = () => {
      next.removeListener('end', lost);
      if (client === next) client = undefined;
      onChange();
      if (isClosed || retry !== undefined) return;
      retry = setTimeout(() => {
        retry = undefined;
        void connect();
      }, retryMs);
    };
    next.on('error', () => {});
    next.on('end', lost);
    next.on('notification', onChange);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (isClosed) return void (await next.end());
      client = next;
      onChange();
    } catch {
      lost();
      next.end().catch(() => {});
    }
  }

  await connect();
  return {
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
