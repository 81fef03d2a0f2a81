import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { withKnown } from './known-dossier.ts';

const outline = { revision: 1, changeNo: 3, isThin: true, sections: [], reasons: [], methods: [] };
// Only what tells one dossier from another is of interest here.
const brief = (dossier: object | null) => ({ number: 7, dossier }) as object as StaffOrder;
const known = { ...outline, isThin: false, sections: ['all'], reasons: ['why'], methods: ['how'] };
// As above.
const knownDossier = known as object as StaffOrder['dossier'];

test('a brief answer keeps the dossier that is known, as long as nothing has changed in it', () => {
  assert.deepEqual(withKnown(brief(outline), knownDossier), brief({ ...known, isThin: true }));
  assert.equal(withKnown(brief({ ...outline, changeNo: 4 }), knownDossier), undefined);
  assert.equal(withKnown(brief({ ...outline, revision: 2 }), knownDossier), undefined);
  assert.equal(withKnown(brief(outline), null), undefined);
});

test('an order without a dossier is known whole', () => {
  assert.deepEqual(withKnown(brief(null), null), brief(null));
});
