import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import { sumAmounts } from '#findings/vocabulary/amount.ts';
import { ask, assertStatements, only, openDemoRegisters } from '#testing/research/demo-registers.ts';
import { lookUpDemoCompany } from './demo-registers.ts';

let demo: Awaited<ReturnType<typeof openDemoRegisters>>;
before(async () => {
  demo = await openDemoRegisters();
});
after(() => demo?.close());

function assertShares(findings: readonly Finding[], name: string): void {
  const sums = new Map<string, number>();
  for (const { owned, interests } of only(findings, 'ownership')) {
    const key = owned === 'subject' ? owned : owned.id;
    sums.set(key, (sums.get(key) ?? 0) + (interests[0]?.share?.exact ?? 0));
  }
  assert.ok(sums.has('subject'), name);
  for (const sum of sums.values()) assert.equal(sum, 100, name);
}

describe("the demo's own register", () => {
  const parts = ['profile', 'officers', 'owners', 'group', 'accounts', 'filings', 'notices', 'tax'] as const;

  test('tells every part of companies in many countries, and shares make 100', async () => {
    const kinds = new Map<SourcePart, number>();
    let asked = 0;
    for (const country of ['DE', 'RU', 'CN', 'SA', 'FR', 'US', 'BY', 'JP']) {
      for (const subject of await demo.subjectsOf(country, 6)) {
        asked += 1;
        for (const part of parts) {
          const findings = await ask(demo.sourceOf('demo-register'), part, subject);
          if (findings.length > 0) kinds.set(part, (kinds.get(part) ?? 0) + 1);
          if (part === 'accounts') assertStatements(findings, subject.name);
          if (part === 'profile') assert.equal(only(findings, 'profile')[0]?.names[0]?.text, subject.name);
          if (part === 'owners') assertShares(findings, subject.name);
        }
      }
    }
    // A company that is too young has filed no accounts, and most have never been in court.
    const least: Partial<Record<SourcePart, number>> = { accounts: 0.7, notices: 0.15 };
    assert.ok(asked >= 24, String(asked));
    for (const part of parts)
      assert.ok(
        (kinds.get(part) ?? 0) >= asked * (least[part] ?? 1),
        `${part} ${kinds.get(part)} of ${asked}`,
      );
  });

  test('profit that is not paid out stays in the retained earnings', async () => {
    let years = 0;
    for (const subject of await demo.subjectsOf('DE', 12)) {
      const statements = only(await ask(demo.sourceOf('demo-register'), 'accounts', subject), 'statement');
      for (const [at, now] of statements.entries()) {
        const before = statements[at + 1];
        if (
          before === undefined ||
          now.periodStart?.slice(0, 4) !== String(Number(before.periodEnd.slice(0, 4)) + 1)
        )
          continue;
        const of = (line: 'retained_earnings' | 'net' | 'dividends', one = now) =>
          one.lines[line]?.amount ?? '0';
        assert.equal(
          of('retained_earnings'),
          sumAmounts([of('retained_earnings', before), of('net'), `-${of('dividends')}`.replace('-0', '0')]),
          `${subject.name} ${now.periodEnd}`,
        );
        years += 1;
      }
    }
    assert.ok(years > 15, String(years));
  });

  test('finds a company by its number however it is written, and does not know one that is not there', async () => {
    const get = async (path: string) =>
      (await fetch(`${demo.registers.url}/demo-register/generic/${path}`)).status;
    assert.equal(await get(`DE/companies/${encodeURIComponent('HRB 104523')}`), 200);
    assert.equal(await get('de/companies/hrb104523/tax'), 200);
    for (const path of [
      'DE/companies/HRB 0',
      'DE/companies/HRB104523/constructor',
      'D/companies/1',
      'DE/companies',
    ])
      assert.equal(await get(path), 404, path);
  });
});

test('each lever does what it says, and the other registers answer on', async () => {
  const at = `${demo.registers.url}/demo-register/generic/DE/companies/HRB104523`;
  const { switches } = demo.registers;
  const usual = await (await fetch(at)).text();
  const said = async (mode: Parameters<typeof switches.set>[1]) => {
    switches.set('demo-register', mode);
    const response = await fetch(at);
    const { status, headers } = response;
    switches.set('demo-register', { mode: 'ok', contradicts: false, changed: false });
    return {
      status,
      retry: headers.get('retry-after'),
      type: headers.get('content-type'),
      body: await response.text(),
    };
  };
  assert.equal((await said({ mode: 'down' })).status, 503);
  const quota = await said({ mode: 'quota' });
  assert.deepEqual([quota.status, quota.retry], [429, '30']);
  assert.match((await said({ mode: 'html' })).type ?? '', /^text\/html/);
  assert.equal((await said({ mode: 'empty' })).body, '{}');
  assert.equal((await said({ mode: 'slow' })).body, usual);
  switches.set('demo-register', { mode: 'silent' });
  await assert.rejects(fetch(at, { signal: AbortSignal.timeout(200) }), { name: 'TimeoutError' });
  switches.set('demo-register', { mode: 'ok' });
  assert.match((await said({ contradicts: true })).body, /Hafenstraße 16/);
  assert.match((await said({ changed: true })).body, /Hafenstraße 16/);
  assert.equal(await (await fetch(at)).text(), usual);
});

test('of a company that exists nothing is made up, unless the whole instance is there for one demo', async () => {
  const register = { code: 'real', name: 'Real', licence: 'CC0-1.0', url: null, isDemo: false };
  const real = {
    country: 'DE',
    sourceRef: 'real',
    name: 'Wirklich GmbH',
    status: 'Active',
    regCode: 'HRB 999999',
  } as const;
  await demo.database.db.transaction().execute((tx) => demo.companies.upsertCompanies(tx, [real], register));
  assert.equal(await demo.lookup('DE', 'HRB 999999'), undefined);
  const all = lookUpDemoCompany({ db: demo.database.db, companies: demo.companies, withRealOnes: true });
  assert.equal((await all('DE', 'HRB 999999'))?.isDemo, false);
});
