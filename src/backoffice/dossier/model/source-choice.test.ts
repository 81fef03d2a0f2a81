import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NumberedSource } from './numbered-sources.ts';
import { chosenIn } from './source-choice.ts';

const register: NumberedSource = {
  ...{ number: 1, key: 'register', source: 'Register', sourceRu: null, sourceUrl: null },
  ...{ retrievedAt: '2026-11-28T09:00:00.000Z', method: 'register', evidenceHash: null },
};
const sources = new Map([[register.key, register]]);
const choice = { key: register.key, section: 'capital' } as const;

test('a chosen source is cited in its section', () =>
  assert.equal(chosenIn('capital', choice, sources), register));

test('in another section it is not, nor where nothing was chosen, nor once no value cites it', () => {
  assert.equal(chosenIn('owners', choice, sources), undefined);
  assert.equal(chosenIn('capital', undefined, sources), undefined);
  assert.equal(chosenIn('capital', choice, new Map()), undefined);
});
