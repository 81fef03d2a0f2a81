import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Finding, SourcePart } from '#findings/reading/finding.ts';
import type { PersonNeed } from '#findings/reading/reading.ts';
import { sumAmounts } from '#findings/vocabulary/amount.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { addressOf } from '#modules/registers/research/fetch-source.ts';
import type { ResearchSubject, Source, SourceRequest } from '#modules/registers/sources/source.ts';
import type { CompanyLookup } from '#sandbox/registers/company/sandbox-company.ts';
import { type RunningRegisters, startSandboxRegisters } from '#sandbox/registers/start-registers.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { demoSourcesOf, lookUpDemoCompany } from './demo-registers.ts';

const clock = createSettableClock(new Date('2026-11-23T10:00:00Z'));
const companies = createCompanies({ clock });
let database: ThrowawayDatabase;
let registers: RunningRegisters;
let lookup: CompanyLookup;
let sources: readonly Source[];
before(async () => {
  database = await createThrowawayDatabase();
  lookup = lookUpDemoCompany({ db: database.db, companies });
  registers = await startSandboxRegisters({ port: 0, clock, companies: lookup, slowMs: 1 });
  sources = demoSourcesOf(registers);
});
after(async () => {
  await registers.close();
  await database.drop();
});

/** Some companies of a country, as a research is asked about them. */
async function subjectsOf(country: string, count: number): Promise<ResearchSubject[]> {
  const { rows } = await database.pool.query<{ name: string; number: string; issuer: string }>(
    `SELECT c.name, c.reg_code AS number, i.issuer FROM companies c
     JOIN company_identifiers i ON i.country = c.country AND i.company_id = c.id AND i.scheme = 'REG'
     WHERE c.country = $1 ORDER BY c.reg_code LIMIT $2`,
    [country, count],
  );
  return rows.map(({ name, number, issuer }) => ({
    country,
    name,
    identifiers: [{ scheme: 'REG', issuer, value: number }],
  }));
}

/** Everything that one part of a source says of a company, read as the product reads it. */
async function ask(source: Source, part: SourcePart, subject: ResearchSubject) {
  const found: Finding[] = [];
  let status = 0;
  for (const asked of source.parts.filter(({ reader }) => reader.part === part)) {
    const number = asked.numberOf(subject);
    assert.ok(number !== undefined, `${source.code} cannot be asked for ${subject.name}`);
    const now = new Date('2026-11-23T00:00:00Z');
    const queue: SourceRequest[] = [
      asked.first(number, subject, now),
      ...(asked.beside?.(number, now) ?? []),
    ];
    for (let at = 0; at < Math.min(queue.length, asked.maxCalls); at += 1) {
      const request = queue[at];
      if (request === undefined) break;
      const address = addressOf(source, request);
      const response = await fetch(address, { headers: { accept: request.accept } });
      status = response.status;
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (status !== 200) {
        assert.ok(asked.meanings[status] !== undefined, `${request.path} answers ${status}`);
        continue;
      }
      const led: readonly SourceRequest[] | PersonNeed =
        request.leads === undefined ? [] : (asked.next?.(bytes, number, request) ?? []);
      assert.ok(typeof led !== 'string', `${request.path} needs a person`);
      queue.push(...led);
      if (request.leads === 'only') continue;
      const contentType = response.headers.get('content-type')?.split(';')[0] ?? '';
      const reading = asked.reader.read(bytes, { subjectNumber: number, contentType, address });
      assert.deepEqual(reading.remarks, [], `${asked.reader.code} of ${subject.name}`);
      found.push(...reading.findings);
    }
  }
  return found;
}

const sourceOf = (code: string) => {
  const source = sources.find((one) => one.code === code);
  assert.ok(source !== undefined, code);
  return source;
};
const only = <Kind extends Finding['kind']>(findings: readonly Finding[], kind: Kind) =>
  findings.filter((finding): finding is Extract<Finding, { kind: Kind }> => finding.kind === kind);

/** What must be true of every company's figures, however its register tells them. */
function assertStatements(findings: readonly Finding[], name: string): void {
  const statements = only(findings, 'statement').filter(({ months }) => months !== undefined);
  for (const { checks, lines, periodEnd } of statements) {
    assert.ok(checks.length > 0, `${name} ${periodEnd}: nothing to check`);
    for (const { check, difference } of checks)
      assert.equal(difference, '0', `${name} ${periodEnd} ${check}`);
    assert.ok(BigInt(lines.cash?.amount ?? '-1') >= 0n, `${name} ${periodEnd}: cash below zero`);
  }
}

describe("the demo's own register", () => {
  const parts = ['profile', 'officers', 'owners', 'group', 'accounts', 'filings', 'notices', 'tax'] as const;

  test('tells every part of companies in many countries, and shares make 100', async () => {
    const kinds = new Map<SourcePart, number>();
    let asked = 0;
    for (const country of ['DE', 'RU', 'CN', 'SA', 'FR', 'US', 'BY', 'JP']) {
      for (const subject of await subjectsOf(country, 6)) {
        asked += 1;
        for (const part of parts) {
          const findings = await ask(sourceOf('demo-register'), part, subject);
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
    for (const subject of await subjectsOf('DE', 12)) {
      const statements = only(await ask(sourceOf('demo-register'), 'accounts', subject), 'statement');
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
      (await fetch(`${registers.url}/demo-register/generic/${path}`)).status;
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

describe('Companies House', () => {
  const parts = ['profile', 'officers', 'owners', 'filings', 'notices', 'accounts'] as const;

  test('is played in its own protocol, accounts as Inline XBRL with both years', async () => {
    const kinds = new Map<SourcePart, number>();
    const subjects = await subjectsOf('GB', 12);
    for (const subject of subjects) {
      for (const part of parts) {
        const findings = await ask(sourceOf('companies-house'), part, subject);
        if (findings.length > 0) kinds.set(part, (kinds.get(part) ?? 0) + 1);
        if (part === 'accounts') assertStatements(findings, subject.name);
        if (part === 'profile') assert.equal(only(findings, 'profile')[0]?.names[0]?.text, subject.name);
        if (part === 'filings') assert.ok(findings.length <= 15, subject.name);
      }
    }
    const most = subjects.length;
    for (const part of ['profile', 'officers', 'owners', 'filings'] as const)
      assert.equal(kinds.get(part), most, part);
    assert.ok((kinds.get('accounts') ?? 0) >= most * 0.6, String(kinds.get('accounts')));
    assert.ok((kinds.get('notices') ?? 0) >= 2);
  });

  test('has documents in one form, and says so to who wants another', async () => {
    const [subject] = await subjectsOf('GB', 1);
    const number = subject?.identifiers[0]?.value ?? '';
    const at = `${registers.url}/companies-house`;
    const history = await (await fetch(`${at}/company/${number}/filing-history?category=accounts`)).text();
    const [, id] = /\/document\/([\w-]+)"/.exec(history) ?? [];
    assert.ok(id !== undefined, history);
    const metadata = await (await fetch(`${at}/document/${id}`)).text();
    assert.match(metadata, /"application\/xhtml\+xml":\{"content_length":\d+/);
    const wanted = { headers: { accept: 'application/pdf' } };
    assert.equal((await fetch(`${at}/document/${id}/content`, wanted)).status, 406);
    for (const path of [
      'document/x',
      'document/00000000-2025-12-31/content',
      'company/00000000',
      'company/..%2f',
    ])
      assert.equal((await fetch(`${at}/${path}`)).status, 404, path);
  });
});

test('GLEIF is played in its own protocol: a parent, or why there is none', async () => {
  const subjects = [...(await subjectsOf('DE', 8)), ...(await subjectsOf('GB', 4))];
  const relations = new Set<string>();
  for (const subject of subjects) {
    const [profile] = only(await ask(sourceOf('gleif'), 'profile', subject), 'profile');
    assert.equal(profile?.names[0]?.text, subject.name);
    const group = await ask(sourceOf('gleif'), 'group', subject);
    for (const one of only(group, 'group')) relations.add(one.relation);
    for (const one of only(group, 'unspecified')) relations.add(one.sourceWord);
    assert.ok(group.length > 0, subject.name);
  }
  assert.deepEqual([...relations].toSorted(), [
    'NATURAL_PERSONS',
    'immediate_parent',
    'subsidiary',
    'ultimate_parent',
  ]);
});

test('Brønnøysund is played in its own protocol', async () => {
  const subjects = await subjectsOf('NO', 10);
  let filed = 0;
  for (const subject of subjects) {
    const source = sourceOf('brreg');
    const [profile] = only(await ask(source, 'profile', subject), 'profile');
    assert.equal(profile?.names[0]?.text, subject.name);
    assert.ok((await ask(source, 'officers', subject)).length > 0, subject.name);
    const accounts = await ask(source, 'accounts', subject);
    assertStatements(accounts, subject.name);
    filed += accounts.length;
  }
  assert.ok(subjects.length > 0 && filed >= subjects.length / 2, String(filed));
});

function assertShares(findings: readonly Finding[], name: string): void {
  const sums = new Map<string, number>();
  for (const { owned, interests } of only(findings, 'ownership')) {
    const key = owned === 'subject' ? owned : owned.id;
    sums.set(key, (sums.get(key) ?? 0) + (interests[0]?.share?.exact ?? 0));
  }
  assert.ok(sums.has('subject'), name);
  for (const sum of sums.values()) assert.equal(sum, 100, name);
}

test('each lever does what it says, and the other registers answer on', async () => {
  const at = `${registers.url}/demo-register/generic/DE/companies/HRB104523`;
  const { switches } = registers;
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
  await database.db.transaction().execute((tx) => companies.upsertCompanies(tx, [real], register));
  assert.equal(await lookup('DE', 'HRB 999999'), undefined);
  const all = lookUpDemoCompany({ db: database.db, companies, withRealOnes: true });
  assert.equal((await all('DE', 'HRB 999999'))?.isDemo, false);
});
