import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { processorMs } from '#testing/processes/processor-time.ts';
import type { Company } from '../records/company.ts';
import { matchExplanation } from './contract.ts';
import { explainMatch } from './explain-match.ts';
import { grade, nordlicht, romashka, verdicts, words } from './explain-match-fixture.ts';

const names: [typed: string, verdict: string, words: string][] = [
  ['Nordlicht Optik', 'name: agrees, same name', 'The name matches'],
  ['Optik Nordlicht', 'name: similar, other order', 'The same words in another order'],
  ['Nordlycht Optik', 'name: similar, other spelling', 'Spelt a little differently: Nordlycht / Nordlicht'],
  ['Nordlicht', 'name: similar, more words', 'The register’s name has more words: Optik'],
  ['Nordlicht Optik Hamburg', 'name: similar, fewer words', 'The register’s name lacks: Hamburg'],
  ['Нордлихт Оптик', 'name: similar, other letters', 'Reads the same in other letters: Nordlicht Optik GmbH'],
  ['Nordlycht Hamburg', 'name: similar, common words', 'Part of the name is alike: Nordlicht'],
  ['Brillenhafen', 'name: agrees, trading name', 'Its trading name: Brillenhafen'],
  [
    'Kieler Linsenschleiferei',
    'name: similar, former name',
    'Former name: Kieler Linsenschleiferei AG, until 2019',
  ],
  [
    'Kieler Linsenschleifrei',
    'name: similar, like former name',
    'Close to a former name: Kieler Linsenschleiferei AG, until 2019',
  ],
  ['Zzyzx Quibble', 'name: differs, other name', 'Another name: the register says Nordlicht Optik GmbH'],
];
for (const [name, verdict, said] of names)
  test(`a name: ${name}`, () => {
    assert.deepEqual([verdicts({ name })[0], words({ name })[0]], [verdict, said]);
  });

test('a word behind a hyphen is quoted in its own letters', () => {
  const mebel = { ...romashka, name: 'ООО «Ромашка-Мебель»', nameLat: 'Romashka-Mebel OOO', names: [] };
  assert.equal(words({ name: 'Ромашка' }, mebel, 'ru')[0], 'В реестре название длиннее: Мебель');
});

test('who typed Chinese signs reads them again, not pinyin', () => {
  const mingzhu = {
    ...nordlicht,
    country: 'CN',
    name: '上海明珠家具有限公司',
    nameLat: 'Shanghai Mingzhu Furniture Co., Ltd.',
    names: [],
  };
  assert.equal(
    words({ name: '上海明珠' }, mingzhu)[0],
    'The register’s name has more words: 上海明珠家具有限公司',
  );
  assert.equal(
    words({ name: 'Shanghai Mingzhu' }, mingzhu)[0],
    'The register’s name has more words: Furniture',
  );
});

test('a legal form: the same, another language’s word for it, another one, none', () => {
  const form = (name: string, company = nordlicht) => [
    verdicts({ name }, company)[1],
    words({ name }, company)[1],
  ];
  assert.deepEqual(form('Nordlicht Optik GmbH'), ['form: agrees, same form', 'The legal form matches: GmbH']);
  assert.deepEqual(form('Nordlicht Optik LLC'), [
    'form: similar, form of a country',
    'GmbH is the German form of LLC',
  ]);
  assert.deepEqual(form('Romashka LLC', romashka), [
    'form: similar, form of a country',
    'ООО is the Russian form of LLC',
  ]);
  assert.deepEqual(words({ name: 'Romashka LLC' }, romashka, 'ru')[1], 'ООО\u00a0— российская форма LLC');
  assert.deepEqual(form('Romashka OOO', romashka)[0], 'form: agrees, same form');
  assert.deepEqual(form('Nordlicht Optik AG'), [
    'form: differs, other form',
    'Another legal form: the register says GmbH, you typed AG',
  ]);
  assert.deepEqual(form('Nordlicht Optik'), [undefined, undefined]);
  const formless = { ...nordlicht, name: 'Nordlicht Optik', formText: null, formGeneric: null, names: [] };
  assert.deepEqual(form('Nordlicht Optik AG', formless)[0], 'form: unknown, no form');
  assert.deepEqual(
    form('Nordlicht Optik GmbH', {
      ...formless,
      formText: 'Gesellschaft mit beschränkter Haftung',
      formGeneric: 'LLC',
    })[0],
    'form: agrees, same form',
  );
});

test('a company that is not active is a caution, and what was not typed is left out', () => {
  const closed = { ...nordlicht, status: 'Deleted', closedOn: '2021-03-01' } as const;
  assert.deepEqual(words({ name: 'Nordlicht Optik' }, closed), [
    'The name matches',
    'The company was deleted from the register in 2021',
  ]);
  assert.deepEqual(words({ name: 'Nordlicht Optik' }, closed, 'ru'), [
    'Название совпадает',
    'Компания исключена из реестра в\u00a02021\u00a0году',
  ]);
  assert.equal(grade({ name: 'Nordlicht Optik' }, closed), 'exact', 'a status is not a part of the question');
});

test('grades follow the verdicts: numbers before names before hints', () => {
  const name = 'Nordlicht Optik';
  const number = 'HRB 123456';
  for (const [asked, expected] of [
    [{ name }, 'exact'],
    [{ name, regCode: number, address: 'Kiel' }, 'exact'],
    [{ name: 'Nordlycht Optik', regCode: number }, 'very likely'],
    [{ name: 'Quibble', regCode: number }, 'possible'],
    [{ name, regCode: 'HRB 123457' }, 'very likely'],
    [{ name, regCode: 'HRB 999' }, 'possible'],
    [{ name: 'Nordlycht', regCode: 'HRB 999' }, 'doubtful'],
    [{ name: 'Nordlicht Optik AG' }, 'possible'],
    [{ name: 'NORDLICHT-OPTIK G.m.b.H.' }, 'exact'],
    [{ name: 'Nordlicht Optik LLC' }, 'very likely'],
    [{ name: 'Нордлихт Оптик' }, 'very likely'],
    [{ name: 'Nördlicht Optik' }, 'possible'],
    [{ name: 'Kieler Linsenschleiferei' }, 'very likely'],
    [{ name: 'Nordlycht Optik' }, 'possible'],
    [{ name: 'Nordlycht Optik', address: 'Kiel' }, 'very likely'],
    [{ name: 'Nordlycht Optik', address: 'Bonn', phone: '5559999' }, 'doubtful'],
    [{ regCode: 'HRB 123457' }, 'possible'],
  ] as const)
    assert.equal(grade(asked), expected, JSON.stringify(asked));
});

test('whatever is typed and whatever a register holds, the explanation keeps its bounds and has words in both languages', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('', 'AG', '中', 'ООО'),
  );
  const asked = fc.record({
    name: text,
    regCode: text,
    vatCode: text,
    address: text,
    phone: text,
    email: text,
  });
  fc.assert(
    fc.property(asked, text, text, fc.constantFrom('en', 'ru'), (query, name, other, locale) => {
      const company: Company = {
        ...nordlicht,
        name,
        nameLat: other,
        address: other,
        city: name,
        website: other,
        names: [{ kind: 'former', text: other, until: null }],
      };
      const explanation = explainMatch({ countryCode: 'DE', ...query }, company, locale);
      assert.deepEqual(matchExplanation.parse(explanation), explanation);
      for (const field of explanation.fields)
        assert.ok(field.words !== '' && !/undefined|null/.test(field.reason));
    }),
    { numRuns: 150 },
  );
});

test('a megabyte of name costs little', () => {
  const began = processorMs();
  const name = 'Nordlicht '.repeat(100_000);
  const company = {
    ...nordlicht,
    names: Array.from({ length: 60 }, () => ({ kind: 'former' as const, text: 'nord licht '.repeat(90) })),
  };
  assert.ok(explainMatch({ countryCode: 'DE', name, address: name, regCode: name }, company, 'en').grade);
  assert.ok(processorMs() - began < 1_000);
});
