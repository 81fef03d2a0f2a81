import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { locales } from '#kernel/locale.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { startValidatingProxy, type ValidatingProxy, violationsHeader } from '#testing/validating-proxy.ts';
import { type RecordedCall, recordedCalls, wrongCalls } from './recorded-calls.ts';

type Sender = Readonly<{ locale?: string; token?: string; sender?: string }>;

let app: TestApp;
let proxy: ValidatingProxy;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const document = await (await fetch(`${app.url}/api/v1/openapi.json`)).json();
  proxy = await startValidatingProxy(document, app.url);
});
after(async () => {
  // Where the start failed there is no proxy to close.
  await proxy?.close();
  await app.close();
});

type Sent = Pick<RecordedCall, 'method' | 'path' | 'body'>;

/** Sends a request as it was recorded; through the proxy unless told otherwise. */
function send({ method, path, body }: Sent, { locale = 'en', token, sender }: Sender = {}, to = proxy.url) {
  return fetch(`${to}/api/v1${path}`, {
    method,
    headers: {
      'Accept-Locale': locale,
      ...(sender === undefined ? {} : { 'X-Sender-Id': sender }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function assertNoViolation(response: Response, what: string): void {
  assert.equal(response.headers.get(violationsHeader), null, what);
}

/** Everything at a path such as `countries[].name`; a list on the way must not be empty. */
function membersAt(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, step) => {
      const name = step.replace('[]', '');
      return found.flatMap((parent) => {
        assert.ok(typeof parent === 'object' && parent !== null && name in parent, `${path}: no ${name}`);
        const member: unknown = Reflect.get(parent, name);
        if (!step.endsWith('[]')) return [member];
        assert.ok(Array.isArray(member) && member.length > 0, `${path}: ${name} is no list`);
        return member;
      });
    },
    [value],
  );
}

async function signIn(password = 'Countercheck-2026!'): Promise<{ token: string; refreshToken: string }> {
  const body = { email: 'customer@demo.countercheck.example', password };
  const response = await send({ method: 'POST', path: '/Auth/Login', body });
  assert.equal(response.status, 200);
  return response.json();
}

async function assertAnswer(call: RecordedCall, response: Response, what: string): Promise<void> {
  assertNoViolation(response, what);
  assert.equal(response.status, call.status ?? 200, `${what}: ${response.status}`);
  if (call.reads.length === 0) return;
  const answer: unknown = await response.json();
  for (const path of call.reads) {
    for (const member of membersAt(answer, path)) assert.notEqual(member, undefined, `${what}: ${path}`);
  }
}

describe('a client that knows only section 7 of the specification', () => {
  for (const locale of locales) {
    for (const withToken of [false, true]) {
      const who = `${locale}, ${withToken ? 'signed in' : 'without a token'}`;
      it(`is answered as it expects: ${who}`, async () => {
        const token = withToken ? (await signIn()).token : undefined;
        for (const call of recordedCalls) {
          const what = `${call.method} ${call.path}`;
          const expected = call.needsToken && !withToken ? { ...call, status: 401, reads: [] } : call;
          const sender: Sender = { locale, sender: 'recorded-client', ...(token && { token }) };
          await assertAnswer(expected, await send(call, sender), what);
        }
        if (withToken) await changePasswordBack();
      });
    }
  }

  /** The password of the demo is public, so no call would take it. */
  async function changePasswordBack() {
    await signIn('Recorded-2026!');
    const hashOf = `SELECT password_hash FROM accounts WHERE email = 'director@demo.countercheck.example'`;
    await app.pool.query(
      `UPDATE accounts SET password_hash = (${hashOf}) WHERE email = 'customer@demo.countercheck.example'`,
    );
  }

  it('refreshes with token and refreshToken, sending the old token along', async () => {
    const { token, refreshToken } = await signIn();
    const call: Sent = { method: 'POST', path: '/Auth/RefreshToken', body: { token, refreshToken } };
    const response = await send(call, { token: `${token}x` });
    await assertAnswer({ ...call, reads: ['token', 'refreshToken'] }, response, 'refresh');
  });

  it('may leave out X-Sender-Id and Accept-Locale', async () => {
    const response = await fetch(`${proxy.url}/api/v1/Dictionary/CountryGroups`);
    assertNoViolation(response, 'no headers');
    assert.equal(response.status, 200);
  });

  it('gets the sample as a file of its content type, named after the country', async () => {
    const call: Sent = { method: 'POST', path: '/Dictionary/GetSampleReport', body: { countryId: 276 } };
    // Past the proxy, which takes every body for text.
    const response = await send(call, { locale: 'ru' }, app.url);
    assert.equal(response.headers.get('content-type'), 'application/pdf');
    assert.equal(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
      '%PDF-',
    );
    assert.match(decodeURIComponent(response.headers.get('content-disposition') ?? ''), /Германия/);
  });

  it('sends a picture as file data, finds it in the profile and deletes it', async () => {
    const { token } = await signIn();
    const form = new FormData();
    const picture = { create: { width: 40, height: 30, channels: 3 as const, background: '#1554d1' } };
    form.append('file', new Blob([await sharp(picture).png().toBuffer()], { type: 'image/png' }), 'me.png');
    const upload = `${app.url}/api/v1/User/UploadAvatar`;
    // Past the proxy, which takes every body for text.
    const nobody = await fetch(upload, { method: 'PUT', body: form });
    assert.equal(nobody.status, 401);
    const headers = { Authorization: `Bearer ${token}`, 'X-Sender-Id': 'recorded-client' };
    const uploaded = await fetch(upload, { method: 'PUT', body: form, headers });
    assert.equal(uploaded.status, 200);
    const profile = await send({ method: 'GET', path: '/User/GetUserProfileInfo' }, { token });
    assertNoViolation(profile, 'profile');
    const { avatar } = await profile.json();
    assert.match(avatar, /^\/api\/v1\/User\/Avatar\//);
    const image = await fetch(app.url + avatar);
    assert.equal(image.headers.get('content-type'), 'image/webp');
    const call: Sent = { method: 'DELETE', path: '/User/DeleteAvatar' };
    await assertAnswer({ ...call, status: 204, reads: [] }, await send(call, { token }), 'delete');
    await assertAnswer({ ...call, status: 401, reads: [] }, await send(call), 'delete without a token');
    assert.equal((await fetch(app.url + avatar)).status, 404);
  });

  it('finds out that no register has the company: a request instead of a list', async () => {
    const company = {
      name: 'Zzyzx Unobtainium',
      regCode: '',
      vatCode: '',
      address: '',
      phone: '',
      email: '',
    };
    const body = { countryId: 276, reportContentTypeId: 'credit', requestId: 'x', company };
    const response = await send({ method: 'POST', path: '/SearchReport/FindCompany', body });
    assertNoViolation(response, 'FindCompany');
    const answer = await response.json();
    assert.equal(answer.companies, null);
    assert.equal(answer.request.name, company.name);
  });

  for (const call of wrongCalls) {
    it(`reads status, code and description of a wrong call: ${call.code} of ${call.path}`, async () => {
      const descriptions: string[] = [];
      for (const locale of locales) {
        const response = await send(call, { locale });
        assertNoViolation(response, call.path);
        assert.equal(response.status, call.status);
        assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/);
        const problem: ProblemBody = await response.json();
        assert.equal(Object.keys(problem)[0], 'value');
        assert.equal(problem.value[0]?.code, call.code);
        assert.equal(problem.status, call.status);
        assert.match(problem.type, /^urn:countercheck:problem:/);
        assert.notEqual(problem.title, '');
        descriptions.push(problem.value[0]?.description ?? '');
      }
      assert.match(descriptions[0] ?? '', /^[A-Z][^а-яё]+$/i);
      assert.match(descriptions[1] ?? '', /[а-яё]/i);
    });
  }

  it('would notice: the proxy refuses what the document does not know, in requests and in answers', async () => {
    const body = { requestId: 'x', codeType: 'alpha3', code: 'DEU' };
    const refused = await send({ method: 'POST', path: '/Dictionary/GetCountry', body });
    assert.equal(refused.status, 422);
    const text = await (await fetch(`${app.url}/api/v1/openapi.json`)).text();
    const other = await startValidatingProxy(JSON.parse(text.replaceAll('"label"', '"words"')), app.url);
    const answer = await send({ method: 'GET', path: '/Role/GetRoles' }, {}, other.url);
    assert.equal(answer.status, 500);
    assert.match(answer.headers.get(violationsHeader) ?? '', /label/);
    await other.close();
  });
});
