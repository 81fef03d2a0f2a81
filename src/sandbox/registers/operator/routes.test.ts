import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { type RunningRegisters, startSandboxRegisters } from '../start-registers.ts';

let registers: RunningRegisters;
before(async () => {
  const clock = createSettableClock(new Date('2026-11-23T10:00:00Z'));
  registers = await startSandboxRegisters({ port: 0, clock, companies: async () => undefined });
});
after(() => registers.close());

async function openDesk() {
  const opened = await fetch(registers.operatorUrl, { redirect: 'manual' });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const page = async (lang: string) =>
    (await fetch(`${registers.url}/?lang=${lang}`, { headers: { cookie } })).text();
  const token = /name="token" value="([\w-]+)"/.exec(await page('en'))?.[1] ?? '';
  const press = async (
    code: string,
    form: Record<string, string>,
    headers: Record<string, string> = { cookie },
  ) => {
    const body = new URLSearchParams({ token, ...form });
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
    return (await fetch(`${registers.url}/operator/${code}?lang=ru`, init)).status;
  };
  return { cookie, page, press };
}

test('the page opens by its key alone, in both languages', async () => {
  const locked = await fetch(registers.url);
  assert.equal(locked.status, 403);
  assert.doesNotMatch(await locked.text(), /<form/);
  const { page } = await openDesk();
  assert.match(await page('en'), /Companies House \(United Kingdom\)/);
  assert.match(await page('ru'), /Реестры Брённёйсунна/);
});

test('a button moves the levers of its register, and nobody else can press it', async () => {
  const { cookie, press, page } = await openDesk();
  const { switches } = registers;
  assert.equal(await press('gleif', { mode: 'quota', changed: 'on' }), 303);
  assert.deepEqual(switches.of('gleif'), { mode: 'quota', contradicts: false, changed: true });
  assert.match(await page('ru'), /value="quota" checked/);
  assert.equal(await press('gleif', { mode: 'ok' }), 303);
  for (const [code, form, headers] of [
    ['gleif', { mode: 'down' }, {}],
    ['gleif', { mode: 'down', token: 'wrong' }, { cookie }],
    ['gleif', { mode: 'down' }, { cookie, 'sec-fetch-site': 'cross-site' }],
    ['gleif', { mode: 'nonsense' }, { cookie }],
    ['nobody', { mode: 'down' }, { cookie }],
  ] as const)
    assert.ok([400, 403].includes(await press(code, form, headers)), JSON.stringify([code, form]));
  assert.equal(switches.of('gleif').mode, 'ok');
});
