import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { decodeJwt } from 'jose';
import { demoPassword } from '#database/seed/seed.ts';
import { type Role, roles } from '#kernel/actor.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { type Action, actions, mayDo, mayDoToOwn, type Party, parties, policy } from '#kernel/policy.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import { login } from '#modules/accounts/contract.ts';
import type { AnyEndpoint } from '#platform/http/register-endpoint.ts';
import { order } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { idFields, sampleInput } from '#testing/sample-input.ts';
import { prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { listEndpoints } from './endpoints.ts';

// Generated from the policy and the contracts: whoever adds an endpoint or an action has it tested here.

const mailboxes: Readonly<Record<Role, string>> = {
  Admin: 'admin',
  Manager: 'manager',
  User: 'customer',
  Director: 'director',
};

/** Actions that no endpoint names: a service asks for them, in the middle of another call. */
const readByServices: readonly Action[] = ['company.manage'];

let app: TestApp;
let tokens: Readonly<Record<Role, string>>;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, env: { ABUSE_LIMIT_FACTOR: '100000' } });
  const signedIn = await Promise.all(
    roles.map(async (role) => [role, await signIn(mailboxes[role])] as const),
  );
  // fromEntries forgets the names it was given.
  tokens = Object.fromEntries(signedIn) as Record<Role, string>;
});
after(() => app.close());

async function signIn(mailbox: string): Promise<string> {
  const email = `${mailbox}@demo.countercheck.example`;
  const { token } = await clientOf(app.url).call(login, { body: { email, password: demoPassword } });
  return token;
}

const tokenOf = (party: Party) => (party === 'visitor' ? undefined : tokens[party]);

type Given = Readonly<{ params?: Readonly<Record<string, string>>; body?: Readonly<Record<string, string>> }>;
type Answer = Readonly<{ status: number; code: string }>;

/** Calls an endpoint with input that its contract takes; `given` replaces parts of it. */
async function call(endpoint: AnyEndpoint, token: string | undefined, given: Given = {}): Promise<Answer> {
  const { method, upload, params, query } = endpoint;
  const path = Object.entries({ ...sampleRecord(params), ...given.params }).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
  const asked = Object.entries(sampleRecord(query)).map(([name, value]) => [name, String(value)]);
  const body = upload ? fileForm(upload) : JSON.stringify({ ...sampleRecord(endpoint.body), ...given.body });
  const response = await fetch(`${app.url}/api/v1${path}?${new URLSearchParams(asked)}`, {
    method,
    headers: {
      ...(upload === undefined ? { 'Content-Type': 'application/json' } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const isProblem = response.status >= 400;
  const { code = '' }: Partial<ProblemBody> = isProblem ? await response.json() : {};
  if (!isProblem) await response.body?.cancel();
  return { status: response.status, code };
}

function sampleRecord(schema: Parameters<typeof sampleInput>[0] | undefined): object {
  const sample = schema === undefined ? {} : sampleInput(schema);
  return typeof sample === 'object' && sample !== null ? sample : {};
}

function fileForm({ field, types }: NonNullable<AnyEndpoint['upload']>): FormData {
  const form = new FormData();
  form.set(field, new Blob(['no such file'], { type: types[0] ?? '' }), 'sample');
  return form;
}

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1);

/** A customer's token that says Admin, and one that is none. */
function forgedTokens(): string[] {
  const [head = '', body = ''] = tokens.User.split('.');
  const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), role: 'Admin' };
  const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return [`${head}.${changed}.${signatureOf(tokens.User)}`, 'a.b.c'];
}

const unauthenticated: Answer = { status: 401, code: 'unauthenticated' };
const forbidden: Answer = { status: 403, code: 'forbidden' };
const accessCodes = ['unauthenticated', 'forbidden', 'second_factor_missing'];

test('every endpoint lets in whom the policy lets in, and nobody else', async () => {
  for (const endpoint of listEndpoints()) {
    for (const party of parties) {
      const answer = await call(endpoint, tokenOf(party));
      const what = `${endpoint.name} called by ${party}`;
      if (mayDo(party, endpoint.action)) {
        assert.ok(!accessCodes.includes(answer.code), `${what}: ${answer.code}`);
        assert.ok(answer.status < 500, `${what}: ${answer.status}`);
      } else {
        assert.deepEqual(answer, party === 'visitor' ? unauthenticated : forbidden, what);
      }
    }
    if (mayDo('visitor', endpoint.action)) continue;
    for (const forged of forgedTokens()) {
      assert.deepEqual(await call(endpoint, forged), unauthenticated, `${endpoint.name} with ${forged}`);
    }
  }
});

test('behind a secret link that nobody has is nothing, whoever asks', async () => {
  const endpoints = listEndpoints().filter(({ action }) => policy[action].of === 'link');
  assert.ok(endpoints.length > 0);
  for (const endpoint of endpoints) {
    for (const party of parties.filter((each) => mayDo(each, endpoint.action))) {
      const { status } = await call(endpoint, tokenOf(party), { params: { secret: 'cd'.repeat(20) } });
      assert.equal(status, 404, `${endpoint.name} called by ${party}`);
    }
  }
});

/** For each kind of id that stands in calls about one's own things: one that belongs to somebody else. */
const foreignIds: Readonly<Record<string, () => Promise<string>>> = {
  sessionId: async () => String(decodeJwt(await signIn('reviewer')).sid),
  addressId: async () => {
    const id = uuidv7(new Date());
    const account_id = String(decodeJwt(await signIn('reviewer')).userId);
    const row = { id, account_id, email: 'somebody@example.com', token_hash: id, created_at: new Date() };
    await app.services.db.insertInto('notification_addresses').values(row).execute();
    return id;
  },
  memberId: async () => String(decodeJwt(await signIn('reviewer')).userId),
  invitationId: async () => uuidv7(new Date()),
  invoiceId: async () => uuidv7(new Date()),
  orderId: () => foreignOrder(),
  clarificationId: async () => uuidv7(new Date()),
  factId: async () => uuidv7(new Date()),
};

/** Of a guest: it is in nobody's account. */
async function foreignOrder(): Promise<string> {
  const placed = await order(app);
  return (await app.services.orders.getBySecret(app.services.db, placed.params.secret)).id;
}

test('somebody else’s things are not there', async () => {
  for (const endpoint of listEndpoints().filter(({ action }) => policy[action].of === 'own')) {
    for (const name of [...idFields(endpoint.params), ...idFields(endpoint.body)]) {
      const makeForeign = foreignIds[name];
      assert.ok(makeForeign, `${endpoint.name}: say in foreignIds how somebody else gets a ${name}`);
      const given = { [name]: await makeForeign() };
      for (const role of roles.filter((each) => mayDo(each, endpoint.action))) {
        const { status } = await call(endpoint, tokens[role], { params: given, body: given });
        assert.equal(status, 404, `${endpoint.name} called by ${role}`);
      }
    }
  }
});

/** For each kind of id that stands in calls under four eyes: one's own. */
const ownIds: Readonly<Record<string, (role: Role) => Promise<string>>> = {
  accountId: async (role) => String(decodeJwt(tokens[role]).userId),
  orderId: async (role) => {
    const placed = await order(app);
    await placed.pay();
    const { order: paid } = await placed.client.call(checkPayment, { params: placed.params });
    const staff = clientOf(app.url, tokens[role]);
    const { items } = await staff.call(listQueue, { query: {} });
    const orderId = items.find(({ number }) => number === paid.number)?.orderId ?? '';
    await prepareReport(staff, orderId);
    return orderId;
  },
};

test('where a second person is needed, one’s own is refused', async () => {
  // A claim hangs on its order and on who proposed: it is tried where both are made, in decide-claim.
  const underFourEyes = listEndpoints().filter(
    ({ action, params }) => !mayDoToOwn(action) && !idFields(params).includes('claimId'),
  );
  for (const name of new Set(underFourEyes.flatMap(({ params }) => idFields(params)))) {
    const makeOwn = ownIds[name];
    assert.ok(makeOwn, `say in ownIds how somebody gets a ${name} of their own`);
    const endpoints = underFourEyes.filter(({ params }) => idFields(params).includes(name));
    for (const role of roles.filter((each) => endpoints.some(({ action }) => mayDo(each, action)))) {
      const own = await makeOwn(role);
      for (const endpoint of endpoints.filter(({ action }) => mayDo(role, action))) {
        const { status, code } = await call(endpoint, tokens[role], { params: { [name]: own } });
        assert.ok([403, 409].includes(status), `${endpoint.name} called by ${role}: ${status}`);
        assert.match(code, /^own_/, `${endpoint.name} called by ${role}`);
      }
    }
  }
});

test('every action is named by an endpoint, or asked for by a service only', async () => {
  const files = globSync('src/{modules,workflows}/**/contract.ts', {
    cwd: join(import.meta.dirname, '../..'),
  });
  const contracts: object[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, '../..', file))),
  );
  const named = new Set(
    contracts
      .flatMap((contract) => Object.values(contract))
      .flatMap((value: unknown) =>
        typeof value === 'object' && value !== null && 'action' in value ? [value.action] : [],
      ),
  );
  assert.deepEqual(
    actions.filter((action) => !named.has(action)),
    readByServices,
  );
});

test('another role counts at the next call, while the token of before still lives', async () => {
  const accountId = String(decodeJwt(await signIn('reviewer')).userId);
  const [admin, token] = [tokens.Admin, await signIn('reviewer')];
  const endpoints = listEndpoints();
  const named = (wanted: string) => {
    const found = endpoints.find(({ name }) => name === wanted);
    assert.ok(found);
    return found;
  };
  const give = (role: Role) =>
    call(named('changeRole'), admin, { params: { accountId }, body: { role, reason: 'a test' } });
  const queue = async () => (await call(named('listQueue'), token)).status;
  const people = async () => (await call(named('listPeople'), token)).status;
  assert.deepEqual([await queue(), await people()], [200, 403]);
  await give('User');
  assert.deepEqual([await queue(), await people()], [403, 403]);
  await give('Admin');
  assert.deepEqual([await queue(), await people()], [200, 200]);
  await give('Manager');
  assert.deepEqual([await queue(), await people()], [200, 403]);
});
