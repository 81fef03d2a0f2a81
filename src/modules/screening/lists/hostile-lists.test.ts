import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unreadable } from '#findings/reading/reading.ts';
import { listFixtures } from './list-fixtures.ts';
import { listFormats } from './list-formats.ts';
import { fileOf, filesOf, piecesOf } from './read-list-fixture.ts';

test('half a set of tables is refused', async () => {
  const withoutAliases = filesOf('ofac/csv').filter(({ name }) => name !== 'alt.csv');
  await assert.rejects(piecesOf('ofac/csv', withoutAliases), { reason: 'not_this_format' });
});

test('an entry without a name or with a thousand of them is a fault of its own', async () => {
  const entry = (id: number, names: string) => `<ENTITY><DATAID>${id}</DATAID>${names}</ENTITY>`;
  const aliases = Array.from(
    { length: 1_001 },
    (_, at) => `<ENTITY_ALIAS><ALIAS_NAME>Name ${at}</ALIAS_NAME></ENTITY_ALIAS>`,
  );
  const text = `<CONSOLIDATED_LIST>${entry(1, '')}${entry(2, aliases.join(''))}${entry(3, '<FIRST_NAME>A1</FIRST_NAME>')}</CONSOLIDATED_LIST>`;
  const { entries, faults } = await piecesOf('un/xml', [fileOf('a.xml', new TextEncoder().encode(text))]);
  assert.deepEqual(
    entries.map(({ entryId }) => entryId),
    ['3'],
  );
  assert.deepEqual(faults, ['the entry has no name', 'the entry has more than 1000 names']);
});

const hostile: Readonly<Record<string, Uint8Array>> = {
  nothing: new Uint8Array(),
  zeros: new Uint8Array(10_000),
  'a page': Buffer.from('<!DOCTYPE html><html><body>Bad gateway</body></html>'),
  'a deep document': Buffer.from('<a>'.repeat(50_000)),
  'a deep list': Buffer.from('['.repeat(100_000)),
  'a long text': Buffer.from(
    `<CONSOLIDATED_LIST><ENTITY><DATAID>${'x'.repeat(6_000_000)}</DATAID></ENTITY></CONSOLIDATED_LIST>`,
  ),
  'a record that has no end': Buffer.from(`<data-set><record>${'<a/>'.repeat(30_000)}`),
  'an entity that opens a file': Buffer.from(
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><export>&x;</export>',
  ),
  'an open quote': Buffer.from(`1,"${'x'.repeat(2_000_000)}`),
  'another encoding': Buffer.from('<export a="Zürich"/>', 'latin1'),
  'a member called __proto__': Buffer.from('[{"__proto__":{"name":1}},null,7,[]]'),
};

for (const format of listFormats)
  test(`${format.code} refuses what no list should be, or finds nothing in it`, async () => {
    for (const [what, bytes] of Object.entries(hostile)) {
      const names = Object.keys(listFixtures[format.code] ?? {});
      try {
        const { entries } = await piecesOf(
          format.code,
          names.map((name) => fileOf(name, bytes)),
        );
        assert.deepEqual(entries, [], `${format.code} reads entries out of ${what}`);
      } catch (error) {
        assert.ok(error instanceof Unreadable, `${format.code} breaks on ${what}: ${String(error)}`);
        assert.ok(error.detail.length < 300, what);
      }
    }
  });
