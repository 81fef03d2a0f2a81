import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FactInput } from '#modules/reports/contract.ts';
import type { PartySection } from '#modules/reports/pasting/paste-rules.ts';
import type { Fact, Section } from '../model/dossier.ts';
import { keepTable } from './kept-table.ts';
import { decide, nothingChosen, type PasteChoice, setMeaning } from './paste-choice.ts';
import { pastePlan } from './paste-plan.ts';

const today = '2026-11-29';
const fields: Readonly<Record<PartySection, readonly string[]>> = {
  management: ['manager_name', 'manager_role', 'manager_since', 'manager_until', 'manager_country'],
  owners: ['owner', 'owner_kind', 'owner_number', 'owner_share', 'owner_of', 'owner_country', 'owner_born'],
  capital: ['holder', 'holder_share', 'holder_number'],
};

type Row = Readonly<Record<string, FactInput['value']>>;
function sectionOf(code: PartySection, rows: readonly Row[] = []): Section {
  const facts = rows.flatMap((row, position) =>
    Object.entries(row).map(([field, value]) => ({ id: `${field}${position}`, field, position, value })),
  );
  return {
    ...{ code, title: code, need: 'mandatory', isMissing: false, ownEvidence: null, excuse: null },
    fields: fields[code].map((one) => ({
      ...{ code: one, label: one, kind: 'text', isColumn: true, isDetail: false, options: [] },
    })),
    facts: facts as unknown as Fact[], // what is read of them
  };
}

function plan(
  text: string,
  code: PartySection,
  rows: readonly Row[] = [],
  choice: PasteChoice = nothingChosen,
) {
  const kept = keepTable({ html: '', text }, code, today);
  assert.ok(kept !== undefined);
  const table = decide(kept.table, choice, code, today);
  return {
    table,
    ...pastePlan(table, choice, { section: sectionOf(code, rows), code, subject: ['Subject Ltd'], today }),
  };
}

const people =
  'Name\tRole\tSince\nJane Doe\tDirector\t2019\nDOE, John\tCEO\t2020-02-01\nNew One\tAuditor\t2024';
const standing = [
  { manager_name: 'Jane Doe', manager_role: { code: 'director' }, manager_since: '2019-03-01' },
  { manager_name: 'John Doe', manager_role: 'Chief executive', manager_since: '2018' },
];

test('new rows stand behind those that are there; the same are left out, others told with what they replace', () => {
  const { rows, facts, counts } = plan(people, 'management', standing);
  assert.deepEqual(
    rows.map(({ act, note, position, double }) => [act, note, position, double?.position]),
    [
      ['skip', 'same', 2, 0],
      ['update', undefined, 1, 1],
      ['add', undefined, 2, undefined],
    ],
  );
  assert.deepEqual(facts, [
    { position: 1, field: 'manager_role', value: { code: 'managing_director', word: 'CEO' } },
    { position: 1, field: 'manager_since', value: '2020-02-01' },
    { position: 2, field: 'manager_name', value: 'New One' },
    { position: 2, field: 'manager_role', value: { code: 'auditor' } },
    { position: 2, field: 'manager_since', value: '2024' },
  ]);
  assert.deepEqual(counts, { added: 1, updated: 1, skipped: 1, unread: 0 });
  assert.deepEqual(
    rows[1]?.cells.map(({ is }) => is),
    ['same', 'replaces', 'replaces'],
  );
});

test('what somebody decides of a row goes before what is usual', () => {
  const choice: PasteChoice = { ...nothingChosen, acts: { 1: 'add', 2: 'skip', 3: 'update' } };
  const { rows } = plan(people, 'management', standing, choice);
  assert.deepEqual(
    rows.map(({ act, position }) => [act, position]),
    [
      ['add', 2],
      ['skip', 3],
      // There is nothing to update.
      ['add', 3],
    ],
  );
});

test('another role, another number, another year of birth or another company owned is another row', () => {
  assert.equal(plan('Name\tRole\nJane Doe\tSecretary', 'management', standing).rows[0]?.double, undefined);
  const own = [{ owner: 'Alpha GmbH', owner_number: 'HRB 1', owner_share: 10 }];
  const doubles = (text: string) => plan(text, 'owners', own).rows.map(({ double }) => double?.position);
  assert.deepEqual(doubles('Owner\tNumber\tShare\nAlpha GmbH\tHRB 2\t10%\nALPHA GmbH\tHRB 1\t20%'), [
    undefined,
    0,
  ]);
  assert.deepEqual(
    doubles('Owner\tOwner of\tShare\nAlpha GmbH\tBeta Ltd\t10%\nAlpha GmbH\tSubject Ltd\t10%'),
    [undefined, 0],
  );
});

test('rows that stand twice, name nobody, are remarks or of the past are left out, and said why', () => {
  const { rows } = plan(
    'Owner\tShare\tUntil\nA B\t10%\t\nA B\t10%\t\n\t5%\t\nC D\t5%\t2020\nIt is not known who holds the rest.\t\t',
    'owners',
  );
  assert.deepEqual(
    rows.map(({ act, note }) => [act, note]),
    [
      ['add', undefined],
      ['skip', 'twice'],
      ['skip', 'unnamed'],
      ['skip', 'left'],
      ['skip', 'note'],
    ],
  );
  assert.deepEqual(rows[2]?.acts, ['skip']);
});

test('a column that was mistaken is set right, a cell that was not read is mended, a question answered', () => {
  const text = 'Name\tFrom\tRole\nJane Doe\t03/04/2021\tDirector\nJohn Roe\tsomewhen\tDirector';
  const first = plan(text, 'management');
  assert.equal(first.table.asks.order, true);
  assert.equal(first.counts.unread, 2);
  const choice: PasteChoice = {
    ...setMeaning(first.table, nothingChosen, 1, 'until'),
    order: 'day',
    mended: { '2:1': '5 May 2020' },
  };
  const then = plan(text, 'management', [], choice);
  assert.equal(then.counts.unread, 0);
  assert.deepEqual(
    then.facts.flatMap(({ field, value }) => (field === 'manager_until' ? [value] : [])),
    ['2021-04-03', '2020-05-05'],
  );
});

test('no two columns mean the same', () => {
  const { table } = plan('Name\tFrom\tTo\nA B\t2019\t2020', 'management');
  const choice = setMeaning(table, nothingChosen, 2, 'since');
  assert.deepEqual(choice.meanings, { 1: null, 2: 'since' });
});

test('the first row is data where somebody says so', () => {
  const choice = { ...nothingChosen, hasHead: false };
  const { table, rows } = plan('Name\tRole\nJane Doe\tDirector', 'management', [], choice);
  assert.equal(rows.length, 2);
  assert.equal(table.columns[0]?.meaning, 'name');
});

test('no more rows are added than the table of a report holds, and no more taken at once than are shown', () => {
  const many = (count: number, from = 0) =>
    Array.from(
      { length: count },
      (_, index) =>
        `Person ${String.fromCharCode(97 + ((index + from) % 26))}${'x'.repeat(Math.floor((index + from) / 26))}\tDirector`,
    );
  const rows = Array.from({ length: 198 }, (_, index) => ({ manager_name: `Old ${index}` }));
  const full = plan(`Name\tRole\n${many(4).join('\n')}`, 'management', rows);
  assert.deepEqual(
    full.rows.map(({ note }) => note),
    [undefined, undefined, 'full', 'full'],
  );
  assert.equal(plan(`Name\tRole\n${many(230).join('\n')}`, 'management').table.beyond, 30);
});
