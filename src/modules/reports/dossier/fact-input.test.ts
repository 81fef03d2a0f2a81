import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Problem } from '#kernel/problem.ts';
import { factInput, missingDataReasonInput } from './dossier-input.ts';
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

  it('loses the signs that nobody sees, in its names too; one of nothing else is no value', () => {
    const said = (change: object) => readFact(factInput.parse({ ...good, ...change }), now);
    assert.equal(said({ value: 'Jane\u202e Do\u200be' }).value, 'Jane Doe');
    assert.equal(said({ source: 'Web\u00adsite', sourceRu: 'Са\u2066йт' }).source, 'Website');
    assert.equal(said({ source: 'Web\u00adsite', sourceRu: 'Са\u2066йт' }).sourceRu, 'Сайт');
    assert.throws(() => said({ value: '\u202e\u200b' }), Problem);
    assert.throws(() => said({ source: '\u202e\u200b' }), /source/);
  });

  it('is refused for accounts of a period that has not ended', () => {
    const ends = (value: string) => () =>
      readFact(factInput.parse({ ...good, section: 'financials', field: 'period_end', value }), now);
    for (const value of ['2026-11-21', '2026-11', '2026', '2025-12-31'])
      assert.equal(ends(value)().value, value);
    for (const value of ['2026-11-22', '2026-12', '2027']) assert.throws(ends(value), Problem, value);
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
    assert.equal(
      missingDataReasonInput.safeParse({ section: 'legal', reason: 'toString', source: 'x' }).success,
      false,
    );
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

describe('the bounds of an entry', () => {
  const isTaken = (change: object) => factInput.safeParse({ ...good, ...change }).success;
  it('are taken themselves, one more is not', () => {
    for (const [taken, refused] of [
      [{ source: 'x'.repeat(300) }, { source: 'x'.repeat(301) }],
      [{ sourceRu: 'x'.repeat(300) }, { sourceRu: 'x'.repeat(301) }],
      [{ sourceRu: null }, { sourceRu: '' }],
      [{ position: 199 }, { position: 200 }],
      [{ field: 'x'.repeat(60) }, { field: 'x'.repeat(61) }],
      [
        { sourceUrl: `https://a.example/${'x'.repeat(1_982)}` },
        { sourceUrl: `https://a.example/${'x'.repeat(1_983)}` },
      ],
      [{ evidenceHash: 'f'.repeat(64) }, { evidenceHash: 'f'.repeat(65) }],
      [{ value: ['x'.repeat(500)] }, { value: ['x'.repeat(501)] }],
      [
        { value: Array.from({ length: 8 }, () => 'x'.repeat(500)) },
        { value: Array.from({ length: 9 }, () => 'x'.repeat(500)) },
      ],
      [{ value: 1e15 }, { value: 1e15 + 1 }],
      [{ value: -1e15 }, { value: -1e15 - 1 }],
      [{ value: { text: 'a', lang: 'deu' } }, { value: { text: 'a', lang: 'germ' } }],
      [{ value: { amountMinor: 0, currency: 'XAU' } }, { value: { amountMinor: 0, currency: 'XAUX' } }],
    ]) {
      assert.ok(isTaken(taken ?? {}), JSON.stringify(taken).slice(0, 80));
      assert.ok(!isTaken(refused ?? {}), JSON.stringify(refused).slice(0, 80));
    }
  });

  it('let a clock of a clerk run ahead by five minutes, to the millisecond', () => {
    const at = (ms: number) =>
      readFact(factInput.parse({ ...good, retrievedAt: new Date(now.getTime() + ms).toISOString() }), now);
    assert.deepEqual(at(5 * 60_000).retrievedAt, new Date('2026-11-21T12:05:00Z'));
    assert.throws(() => at(5 * 60_000 + 1), { code: 'invalid_input' });
  });

  it('keep the source in letters that an English document prints', () => {
    const named = (source: string, sourceRu: string | null = null) =>
      readFact(factInput.parse({ ...good, source, sourceRu }), now);
    assert.throws(
      () => named('Газета «Северная заря»'),
      (error) => error instanceof Problem && error.fields[0]?.field === 'source',
    );
    assert.deepEqual(
      [named('Registry', 'Реестр').source, named('Registry', 'Реестр').sourceRu],
      ['Registry', 'Реестр'],
    );
  });

  it('know every day of the calendar and no other', () => {
    const days = fc.tuple(
      fc.integer({ min: 1600, max: 2199 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(days, ([year, month, day]) => {
        const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
        const isDay =
          month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
        assert.equal(readFactValue({ kind: 'date' }, text), isDay ? text : undefined);
      }),
      { numRuns: 400 },
    );
  });

  it('take of a code list its codes alone', () => {
    const field = { kind: 'status', codes: { Active: {}, closed_down: {} } } as const;
    assert.deepEqual(
      ['Active', 'closed_down', 'active', 'toString', '', 'Active ', 7, 'x'.repeat(41)].map((code) =>
        readFactValue(field, code),
      ),
      ['Active', 'closed_down', undefined, undefined, undefined, undefined, undefined, undefined],
    );
    assert.equal(readFactValue({ kind: 'status' }, 'Active'), undefined, 'without a list there is no code');
  });
});
