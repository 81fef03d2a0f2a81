import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefreshQueue, SessionEnded } from './refresh-queue.ts';
import type { TokenPair } from './token-store.ts';

function pair(generation: number): TokenPair {
  return { token: `access ${generation}`, refreshToken: `refresh ${generation}` };
}

/** A server that knows the tokens of one generation, and a browser that still has the one before. */
function setUp(exchange?: (tokens: TokenPair) => Promise<TokenPair | undefined>) {
  let stored: TokenPair | undefined = pair(1);
  const exchanged: string[] = [];
  const queue = createRefreshQueue({
    read: () => stored,
    write: (tokens) => {
      stored = tokens;
    },
    clear: () => {
      stored = undefined;
    },
    exchange: async (tokens) => {
      exchanged.push(tokens.refreshToken);
      await Promise.resolve();
      return exchange === undefined ? pair(2) : exchange(tokens);
    },
    exclusively: (work) => work(),
  });
  const sent: string[] = [];
  const request = async (token: string) => {
    sent.push(token);
    return { status: token === 'access 2' ? 200 : 401 };
  };
  return {
    queue,
    request,
    sent,
    exchanged,
    stored: () => stored,
    store: (next: TokenPair) => (stored = next),
  };
}

test('requests that fail together are sent again after one refresh', async () => {
  const { queue, request, sent, exchanged, stored } = setUp();
  const answers = await Promise.all([1, 2, 3].map(() => queue.send(request)));
  assert.deepEqual(answers, [{ status: 200 }, { status: 200 }, { status: 200 }]);
  assert.deepEqual(exchanged, ['refresh 1']);
  assert.equal(sent.filter((token) => token === 'access 2').length, 3);
  assert.deepEqual(stored(), pair(2));
});

test('a pair that another tab fetched is used without asking for one more', async () => {
  const { queue, sent, exchanged, store } = setUp();
  const answer = await queue.send(async (token) => {
    sent.push(token);
    store(pair(2));
    return { status: token === 'access 2' ? 200 : 401 };
  });
  assert.equal(answer.status, 200);
  assert.deepEqual(exchanged, []);
});

test('a refused refresh ends the session', async () => {
  const { queue, request, stored } = setUp(async () => undefined);
  await assert.rejects(queue.send(request), SessionEnded);
  assert.equal(stored(), undefined);
});

test('an API that is out of reach does not end the session, and the next request tries again', async () => {
  let isDown = true;
  const { queue, request, stored } = setUp(async () => {
    if (isDown) throw new TypeError('network');
    return pair(2);
  });
  await assert.rejects(queue.send(request), TypeError);
  assert.deepEqual(stored(), pair(1));
  isDown = false;
  assert.equal((await queue.send(request)).status, 200);
});

test('a request that is refused with a fresh token ends the session', async () => {
  const { queue, stored } = setUp();
  await assert.rejects(
    queue.send(async () => ({ status: 401 })),
    SessionEnded,
  );
  assert.equal(stored(), undefined);
});

test('nobody signed in: nothing is sent', async () => {
  const queue = createRefreshQueue({
    read: () => undefined,
    write: () => assert.fail('nothing to write'),
    clear: () => {},
    exchange: () => assert.fail('nothing to exchange'),
    exclusively: (work) => work(),
  });
  await assert.rejects(
    queue.send(() => assert.fail('nothing to send')),
    SessionEnded,
  );
});
