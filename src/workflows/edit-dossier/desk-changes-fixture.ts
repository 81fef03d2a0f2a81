import assert from 'node:assert/strict';
import type { DeskChange, DeskFact } from '#modules/reports/contract.ts';

export const placeOf = ({ section, field, position, version }: DeskFact) => ({
  section,
  field,
  position,
  version,
});
export const named = (facts: readonly DeskFact[] | undefined, field: string): DeskFact => {
  const fact = facts?.find((one) => one.field === field);
  assert.ok(fact, field);
  return fact;
};
export const confirm = (fact: DeskFact): DeskChange => ({
  act: 'confirm',
  id: crypto.randomUUID(),
  ...placeOf(fact),
});
export const write = (at: object, value: DeskFact['value'], id = crypto.randomUUID()) =>
  // The place is that of a fact or of an empty field: the server reads it.
  ({
    ...{ act: 'write', id, position: 0, version: 0, value, source: 'Imprint of the site', sourceRu: 'Сайт' },
    ...{ sourceUrl: null, retrievedAt: new Date().toISOString(), method: 'media', evidenceHash: null },
    ...at,
  }) as DeskChange;
