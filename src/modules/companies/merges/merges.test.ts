import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createCompanies } from '../service.ts';

const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
const companies = createCompanies({ clock });
const { merges } = companies;
const registerOf = (code: string, isDemo = false): Register => ({
  ...{ code, name: `Register ${code}`, licence: 'CC0-1.0', url: null, isDemo },
});
const by = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Manager' } as const;
const why = 'One company under two registers.';
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
});
after(() => database.drop());

const record = (sourceRef: string, name: string, regCode: string): CompanyRecord => ({
  ...{ country: 'DE', sourceRef, name, regCode, status: 'Active' as const },
});
async function load(register: Register, one: CompanyRecord): Promise<string> {
  await database.db.transaction().execute((tx) => companies.upsertCompanies(tx, [one], register));
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM companies WHERE source = $1 AND source_ref = $2',
    [register.code, one.sourceRef],
  );
  return rows[0]?.id ?? '';
}
async function find(query: { name?: string; regCode?: string }): Promise<string[]> {
  const found = await companies.findCompanies(database.db, { countryCode: 'de', ...query });
  return found.companies.map(({ id }) => id);
}
const refusedAs = (code: string) => (error: unknown) => error instanceof Problem && error.code === code;

test('a merge leads every name and number to the survivor, stands after an import, and is taken back', async () => {
  const { db } = database;
  const [one, other] = [registerOf('one'), registerOf('other')];
  const stays = record('a', 'Quellwasser Handels GmbH', 'HRB 70001');
  const goes = record('b', 'Tannenduft Vertrieb GmbH', 'HRB 80002');
  const survivorId = await load(one, stays);
  const mergedId = await load(other, goes);
  const pair = { country: 'DE', mergedId, survivorId };
  assert.deepEqual(await find({ name: goes.name }), [mergedId]);

  await merges.merge(db, pair, why, by);
  const isMerged = async () => {
    for (const { name, regCode } of [stays, goes]) {
      assert.deepEqual(await find({ name }), [survivorId]);
      assert.deepEqual(await find({ regCode: regCode ?? '' }), [survivorId]);
      const suggested = await companies.suggestCompanies(db, { countryCode: 'de', text: name.slice(0, 9) });
      assert.deepEqual(
        suggested.map(({ id }) => id),
        [survivorId],
      );
    }
  };
  await isMerged();
  const company = await companies.getCompany(db, 'DE', mergedId);
  assert.equal(company.id, survivorId);
  assert.equal(company.name, stays.name);
  assert.deepEqual(
    company.names.filter(({ kind }) => kind === 'former').map(({ text }) => text),
    [goes.name],
  );
  assert.deepEqual(
    company.identifiers?.map(({ value }) => value).filter((value) => /[78]000/.test(value)).length,
    2,
  );

  // The register writes the merged record anew, under another name: it still leads to the survivor.
  const renamed = { ...goes, name: 'Tannenduft Logistik GmbH' };
  await load(other, renamed);
  await load(one, { ...stays, city: 'Ulm' });
  assert.deepEqual(await find({ name: renamed.name }), [survivorId]);

  await merges.split(db, 'DE', mergedId, 'They are two after all.', by);
  assert.deepEqual(await find({ name: renamed.name }), [mergedId]);
  assert.equal((await companies.getCompany(db, 'DE', mergedId)).id, mergedId);
  assert.equal((await companies.getCompany(db, 'DE', survivorId)).names.length, 1);
  const { rows } = await database.pool.query('SELECT event, reason FROM company_merge_events ORDER BY id');
  assert.deepEqual(rows, [
    { event: 'merge', reason: why },
    { event: 'split', reason: 'They are two after all.' },
  ]);
});

test('no chains, no merge with itself or with an invented company; of two at once one is made', async () => {
  const { db } = database;
  const [a, b, c] = await Promise.all(
    ['c', 'd', 'e'].map((ref, index) =>
      load(registerOf(`r${ref}`), record(ref, `Kettenglied ${ref} GmbH`, `HRB 9100${index}`)),
    ),
  );
  const invented = await load(registerOf('made-up', true), record('f', 'Ausgedacht GmbH', 'HRB 92000'));
  const pairOf = (mergedId = '', survivorId = '') => ({ country: 'DE', mergedId, survivorId });
  await assert.rejects(merges.merge(db, pairOf(a, a), why, by), refusedAs('company_merged_with_itself'));
  await assert.rejects(merges.merge(db, pairOf(a, invented), why, by), refusedAs('company_merged_with_demo'));
  await assert.rejects(merges.split(db, 'DE', a ?? '', why, by), refusedAs('company_not_merged'));
  const both = await Promise.allSettled([
    merges.merge(db, pairOf(a, b), why, by),
    merges.merge(db, pairOf(b, a), why, by),
  ]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const [kept] = await merges.list(db);
  assert.ok(kept !== undefined && [a, b].includes(kept.merged.id));
  await assert.rejects(
    merges.merge(db, pairOf(kept.survivor.id, c), why, by),
    refusedAs('company_merged_already'),
  );
});
