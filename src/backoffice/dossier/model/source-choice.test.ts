import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SectionCode } from './dossier.ts';
import { choiceIn, type SourceChoice } from './source-choice.ts';

const choice: SourceChoice = { key: 'register', section: 'capital' };
/** What is left of it after a walk through sections. */
const after = (...sections: readonly SectionCode[]) =>
  sections.reduce<SourceChoice | undefined>((kept, section) => choiceIn(section, kept), choice);

test('a chosen source is cited in its section', () => {
  assert.equal(after('capital', 'capital'), choice);
  assert.equal(choiceIn('capital', undefined), undefined);
});

test('a document that was put there to be cited is cited wherever one goes', () => {
  const kept = { ...choice, isKept: true };
  assert.equal(choiceIn('owners', kept), kept);
});

test('in another section it is not, nor for whoever comes back', () => {
  assert.equal(after('owners'), undefined);
  assert.equal(after('owners', 'capital'), undefined);
});
