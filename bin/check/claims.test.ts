import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimFindings, claimsIn } from './claims.ts';

const table = `# Claims

| Claim | Said in | Held by |
| --- | --- | --- |
| Nothing is charged | \`a.md\` | \`a.test.ts\` |
| All in one mail     | \`b.ts\` | \`b.test.ts\` |
`;
const files = new Map([
  ['a.md', 'Nothing is charged before.'],
  ['a.test.ts', ''],
  ['b.ts', "'All in one mail'"],
  ['b.test.ts', ''],
]);
const findingsWith = (changes: Readonly<Record<string, string | undefined>>) =>
  claimFindings(claimsIn(table), (file) => (Object.hasOwn(changes, file) ? changes[file] : files.get(file)));

test('a claim that its file says and a test holds is no finding', () => {
  assert.equal(claimsIn(table).length, 2);
  assert.deepEqual(findingsWith({}), []);
});

test('words that changed, a file that went and a test that went are found', () => {
  assert.deepEqual(findingsWith({ 'a.md': 'Something is charged' }), [
    'docs/claims.md: a.md does not say “Nothing is charged”',
  ]);
  assert.deepEqual(findingsWith({ 'b.ts': undefined }), ['docs/claims.md: b.ts is not there']);
  assert.deepEqual(findingsWith({ 'b.test.ts': undefined }), [
    'docs/claims.md: no test b.test.ts holds “All in one mail”',
  ]);
});

test('an empty table is a finding, and a file that is no test holds nothing', () => {
  assert.equal(claimFindings([], () => '').length, 1);
  const [claim] = claimsIn('| Nothing is charged | `a.md` | `a.md` |');
  assert.ok(claim);
  assert.equal(claimFindings([claim], (file) => files.get(file)).length, 1);
});
