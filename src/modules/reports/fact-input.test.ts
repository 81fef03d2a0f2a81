import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Problem } from '#kernel/problem.ts';
import { excuseInput, factInput } from './contract.ts';
import { readFact } from './fact-input.ts';
import { readFactValue, type ValueKind } from './fact-value.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = {
  section: 'contacts',
  field: 'phone',
  value: '+49 30 000',
  source: 'Website',
  sourceUrl: 'https://example.org/',
  retrievedAt: '2026-11-20T10:00:00Z',
  method: 'media',
};

describe('an entry of staff', () => {
  it('becomes a fact', () => {
    const fact = readFact(factInput.parse(good), now);
    assert.equal(fact.value, '+49 30 000');
    assert.equal(fact.position, 0);
    assert.equal(fact.evidenceHash, null);
  });

  it('is refused by its shape', () => {
    const refused = [
      { value: '' },
      { value: 'x'.repeat(4_001) },
      { value: 'nul \u0000' },
      { value: 'half \ud800' },
      { value: { text: 'no language' } },
      { value: Array.from({ length: 51 }, () => 'x') },
      { value: Number.POSITIVE_INFINITY },
      { value: null },
      { section: 'constructor' },
      { field: 'Phone; drop table' },
      { position: -1 },
      { position: 200 },
      { source: ' ' },
      { source: 'x'.repeat(301) },
      { sourceUrl: 'javascript:alert(1)' },
      { sourceUrl: 'file:///etc/passwd' },
      { retrievedAt: 'yesterday' },
      { method: 'guess' },
      { evidenceHash: 'abc' },
    ];
    for (const change of refused)
      assert.equal(factInput.safeParse({ ...good, ...change }).success, false, JSON.stringify(change));
    assert.equal(factInput.safeParse({ ...good, value: 'x'.repeat(4_000) }).success, true);
    assert.equal(excuseInput.safeParse({ section: 'legal', reason: 'toString', source: 'x' }).success, false);
  });

  it('is refused by name where its field does not take it', () => {
    const refusals: [object, string][] = [
      [{ field: 'nonsense' }, 'field'],
      [{ field: 'mass_address', value: 'yes' }, 'value'],
      [{ section: 'legal', field: 'insolvency', value: 'maybe' }, 'value'],
      [{ section: 'legal', field: 'insolvency', value: 'constructor' }, 'value'],
      [{ retrievedAt: '2026-11-21T12:06:00Z' }, 'retrievedAt'],
    ];
    for (const [change, field] of refusals) {
      assert.throws(
        () => readFact(factInput.parse({ ...good, ...change }), now),
        (error) => error instanceof Problem && error.status === 400 && error.fields[0]?.field === field,
      );
    }
  });
});

describe('values by kind', () => {
  const cases: [ValueKind, unknown[], unknown[]][] = [
    [
      'text',
      ['a', { text: 'б', lang: 'ru', translation: { text: 'b', lang: 'en', by: 'machine' } }],
      [1, '', true],
    ],
    ['date', ['2026', '2026-02', '2024-02-29'], ['2026-02-30', '26', '2026-13', '2026-1-1', '21.11.2026']],
    [
      'money',
      [{ amountMinor: -5, currency: 'JPY' }],
      [{ amountMinor: 1.5, currency: 'EUR' }, { amountMinor: 1, currency: 'eur' }, 5],
    ],
    ['number', [0, -1.5, 1e12], ['1', Number.NaN, 1e16]],
    ['list', [['a', 'b']], [[], [''], ['x'.repeat(501)], 'a']],
    ['yes-no', [true, false], ['true', 1]],
  ];
  for (const [kind, taken, refused] of cases) {
    it(`takes and refuses ${kind}`, () => {
      for (const value of taken) assert.deepEqual(readFactValue({ kind }, value), value);
      for (const value of refused)
        assert.equal(readFactValue({ kind }, value), undefined, JSON.stringify(value));
    });
  }
});
