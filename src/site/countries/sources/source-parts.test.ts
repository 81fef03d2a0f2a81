import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceFileView, SourceView } from '#modules/registers/contract.ts';
import { partsOf } from './source-parts.ts';

const file = (name: string, ...parts: SourceFileView['parts']): SourceFileView => ({
  ...{ code: name.toLowerCase(), name, gap: 'Little.', homepage: 'https://register.example', parts },
  licence: { name: 'Open', url: null, words: 'Open.' },
});
const source = (name: string, ...parts: SourceView['parts']): SourceView => ({
  ...file(name, ...parts),
  ...{ access: 'open', isAsked: true },
});

test('each part says which sources give it and in which files people find it; lists only where a source has them', () => {
  const parts = partsOf([source('Portal', 'profile', 'accounts')], [file('Extract', 'profile', 'owners')]);
  const of = (part: string) => parts.find((one) => one.part === part);
  assert.deepEqual(of('profile'), { part: 'profile', names: ['Portal'], files: ['Extract'] });
  assert.deepEqual(of('owners'), { part: 'owners', names: [], files: ['Extract'] });
  assert.deepEqual(of('tax'), { part: 'tax', names: [], files: [] });
  assert.equal(of('screening'), undefined);
  assert.deepEqual(partsOf([], [file('List', 'screening')]).at(-1), {
    part: 'screening',
    names: [],
    files: ['List'],
  });
});
