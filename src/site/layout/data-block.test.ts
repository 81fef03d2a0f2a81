import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentPolicy } from '#app/pages/content-policy.ts';
import { checkedData, dataPolicyName } from './data-block.ts';

test('the policy lets descriptions of schema.org through and no other text', () => {
  const json = '{"@context":"https://schema.org","@type":"WebPage","name":"\\u003cb>"}';
  assert.equal(checkedData(json), json);
  for (const text of [
    'alert(1)',
    '"text"',
    'null',
    '[]',
    '{}',
    '{"@context":"https://elsewhere.example"}',
    '{"@context":"https://schema.org","name":"</script>"}',
    '{"@context":"https://schema.org"};alert(1)',
  ])
    assert.throws(() => checkedData(text), text);
});

test('the policy of the site names this one alone', () => {
  const policy = contentPolicy({ isSite: true, formOrigins: [], nonce: 'n' });
  assert.match(policy, new RegExp(`; trusted-types ${dataPolicyName}$`));
  assert.match(policy, /require-trusted-types-for 'script'/);
});
