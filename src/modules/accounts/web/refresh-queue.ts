import type { TokenPair } from './token-store.ts';

/** The sign-in is over: the page leads to sign-in and back. */
export class SessionEnded extends Error {
  constructor() {
    super('the session has ended');
    this.name = 'SessionEnded';
  }
}

type RefreshDeps = Readonly<{
  read: () => TokenPair | undefined;
  write: (tokens: TokenPair) => void;
  clear: () => void;
  /** Gets the next pair; undefined where the API says that the session is over. Throws if the API is not reached. */
  exchange: (tokens: TokenPair) => Promise<TokenPair | undefined>;
  /** Runs one at a time among all tabs of the browser. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}>;

/** Sends requests with the access token; of all that meet 401 together one gets a new pair, the others wait and are sent again. */
export function createRefreshQueue(deps: RefreshDeps) {
  const { read, write, clear, exchange, exclusively } = deps;
  let refreshing: Promise<TokenPair> | undefined;

  /** A pair that is newer than `stale`: another request or another tab may have fetched it meanwhile. */
  function newerThan(stale: TokenPair): Promise<TokenPair> {
    refreshing ??= exclusively(async () => {
      const now = read();
      if (now === undefined) throw new SessionEnded();
      if (now.token !== stale.token) return now;
      const next = await exchange(now);
      if (next === undefined) {
        clear();
        throw new SessionEnded();
      }
      write(next);
      return next;
    }).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    /** Throws `SessionEnded` where there is no session, or none that can be continued. */
    async send<Answer extends { status: number }>(
      request: (accessToken: string) => Promise<Answer>,
    ): Promise<Answer> {
      const pair = read();
      if (pair === undefined) throw new SessionEnded();
      const answer = await request(pair.token);
      if (answer.status !== 401) return answer;
      const { token } = await newerThan(pair);
      const again = await request(token);
      if (again.status !== 401) return again;
      clear();
      throw new SessionEnded();
    },
  };
}
