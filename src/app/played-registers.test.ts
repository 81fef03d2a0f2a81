import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SourcePart } from '#findings/reading/finding.ts';
import { ask, assertStatements, only, openDemoRegisters } from '#testing/research/demo-registers.ts';

let demo: Awaited<ReturnType<typeof openDemoRegisters>>;
before(async () => {
  demo = await openDemoRegisters();
});
after(() => demo?.close());

describe('Companies House', () => {
  const parts = ['profile', 'officers', 'owners', 'filings', 'notices', 'accounts'] as const;

  test('is played in its own protocol, accounts as Inline XBRL with both years', async () => {
    const kinds = new Map<SourcePart, number>();
    const subjects = await demo.subjectsOf('GB', 12);
    for (const subject of subjects) {
      for (const part of parts) {
        const findings = await ask(demo.sourceOf('companies-house'), part, subject);
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
    const [subject] = await demo.subjectsOf('GB', 1);
    const number = subject?.identifiers[0]?.value ?? '';
    const at = `${demo.registers.url}/companies-house`;
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
  const subjects = [...(await demo.subjectsOf('DE', 8)), ...(await demo.subjectsOf('GB', 4))];
  const relations = new Set<string>();
  for (const subject of subjects) {
    const [profile] = only(await ask(demo.sourceOf('gleif'), 'profile', subject), 'profile');
    assert.equal(profile?.names[0]?.text, subject.name);
    const group = await ask(demo.sourceOf('gleif'), 'group', subject);
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
  const subjects = await demo.subjectsOf('NO', 10);
  let filed = 0;
  for (const subject of subjects) {
    const source = demo.sourceOf('brreg');
    const [profile] = only(await ask(source, 'profile', subject), 'profile');
    assert.equal(profile?.names[0]?.text, subject.name);
    assert.ok((await ask(source, 'officers', subject)).length > 0, subject.name);
    const accounts = await ask(source, 'accounts', subject);
    assertStatements(accounts, subject.name);
    filed += accounts.length;
  }
  assert.ok(subjects.length > 0 && filed >= subjects.length / 2, String(filed));
});
