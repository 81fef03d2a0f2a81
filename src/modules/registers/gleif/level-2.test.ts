import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { readWhole } from '#testing/read-pieces.ts';
import { gleifExceptions, gleifRecords, gleifRelations } from './gleif-files.ts';
import { fixtureLei } from './gleif-fixture.ts';
import {
  exceptionsCsv,
  exceptionsJson,
  type FixtureRelation,
  relationsCsv,
  relationsJson,
  relationsXml,
} from './level-2-fixture.ts';

const [child, parent, fund] = [fixtureLei(1), fixtureLei(2), fixtureLei(3)];
const relations: FixtureRelation[] = [
  { start: child, end: parent, since: '2015-03-04T00:00:00Z', share: '75.5' },
  { start: fund, end: parent, type: 'IS_FUND-MANAGED_BY', status: 'INACTIVE', until: '2020-06-30T00:00:00Z' },
  { start: child, end: parent, type: 'IS_ULTIMATELY_CONSOLIDATED_BY', registration: 'LAPSED' },
  { start: child, end: fund, registration: 'DUPLICATE' },
];

test('relationship records become links, the same in each form', async () => {
  const { links, faults, records } = await readWhole(gleifRelations, relationsJson(relations));
  assert.deepEqual([faults, records], [[], []]);
  assert.deepEqual(links[0], {
    sourceRef: `${child}:IS_DIRECTLY_CONSOLIDATED_BY:${parent}`,
    kind: 'direct parent',
    subject: { scheme: 'LEI', value: child },
    object: { scheme: 'LEI', value: parent },
    natures: ['IS_DIRECTLY_CONSOLIDATED_BY', 'IFRS'],
    shareMin: 75.5,
    shareMax: 75.5,
    since: '2015-03-04T00:00:00Z',
    until: null,
    statusText: 'ACTIVE; PUBLISHED',
    isActive: true,
  });
  assert.deepEqual(
    links.map(({ kind, isActive, until }) => [kind, isActive, until?.slice(0, 10) ?? null]),
    [
      ['direct parent', true, null],
      ['fund manager', false, '2020-06-30'],
      ['ultimate parent', true, null],
      ['direct parent', false, null],
    ],
  );
  for (const text of [relationsCsv(relations), relationsXml(relations)])
    assert.deepEqual((await readWhole(gleifRelations, text)).links, links);
});

test('a record that GLEIF takes back is no link any more; an empty mark takes nothing back', async () => {
  const [first] = relations;
  assert.ok(first);
  for (const write of [relationsJson, relationsXml]) {
    const { links } = await readWhole(gleifRelations, write([{ ...first, isTakenBack: true }, first]));
    assert.deepEqual(
      links.map(({ isActive }) => isActive),
      [false, true],
      write.name,
    );
  }
});

test('a broken relationship is left out with its line, the others are read, however the bytes come', async () => {
  const json = relationsJson(relations)
    .replace(`"${fund}"`, '"nobody"')
    .replace('"$": "LAPSED"', '"$": LAPSED');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2000 }), async (size) => {
      const { links, faults } = await readWhole(gleifRelations, json, size);
      assert.equal(links.length, 2);
      assert.match(faults[0]?.fault ?? '', /"NOBODY" is not the number of a company/);
      assert.match(faults[1]?.fault ?? '', /not valid JSON/);
      const lineOf = (words: string) => json.slice(0, json.indexOf(words)).split('\n').length;
      assert.ok((faults[0]?.line ?? 0) < lineOf('nobody') && (faults[1]?.line ?? 0) < lineOf('LAPSED'));
    }),
    { numRuns: 20 },
  );
  const odd = await readWhole(
    gleifRelations,
    relationsCsv([{ start: child, end: parent, type: 'IS_FRIEND_OF' }, ...relations]),
  );
  assert.deepEqual(odd.faults, [{ line: 2, fault: '"IS_FRIEND_OF" is not a kind of relationship' }]);
  assert.equal(odd.links.length, 4);
});

test('reporting exceptions say why nobody is named, the same in both forms', async () => {
  const exceptions = [
    { lei: child, reasons: ['NO_KNOWN_PERSON'] },
    { lei: parent, category: 'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT', reasons: ['NO_LEI', 'NON_PUBLIC'] },
    { lei: fund, category: 'SOMETHING', reasons: ['NO_LEI'] },
    { lei: fund, reasons: [] },
  ];
  const { links, faults } = await readWhole(gleifExceptions, exceptionsJson(exceptions));
  assert.deepEqual(
    links.map(({ kind, reason, natures, isActive }) => [kind, reason, natures?.[0]?.split('_')[0], isActive]),
    [
      ['nobody named', 'NO_KNOWN_PERSON', 'DIRECT', true],
      ['nobody named', 'NO_LEI, NON_PUBLIC', 'ULTIMATE', true],
    ],
  );
  assert.deepEqual(
    faults.map(({ fault }) => fault),
    ['"SOMETHING" is not a kind of reporting exception', `${fund} gives no reason for its exception`],
  );
  assert.deepEqual((await readWhole(gleifExceptions, exceptionsCsv(exceptions))).links, links);
});

test('each golden copy refuses the others and a file that breaks off', async () => {
  const json = relationsJson(relations);
  const exceptions = exceptionsJson([{ lei: child, reasons: ['NO_LEI'] }]);
  const wrong: [typeof gleifRecords, string][] = [
    [gleifRecords, json],
    [gleifRecords, relationsCsv(relations)],
    [gleifExceptions, json],
    [gleifExceptions, relationsCsv(relations)],
    [gleifRelations, exceptions],
    [gleifRelations, json.slice(0, -30)],
    [gleifRelations, relationsCsv(relations).slice(0, -40)],
    [gleifExceptions, exceptions.slice(0, -4)],
  ];
  for (const [source, text] of wrong)
    await assert.rejects(readWhole(source, text), BrokenFileError, `${source.name}: ${text.slice(0, 40)}`);
  assert.ok(gleifRelations.isWhole?.(json, json));
  assert.equal(gleifRelations.isWhole?.(json, json.slice(0, -30)), false);
});
