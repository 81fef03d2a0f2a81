import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Company, CompanyQuery } from '../records/company.ts';
import { matchExplanation } from './contract.ts';
import { explainMatch, matchFieldsOf } from './explain-match.ts';
import { gradeOf } from './grade.ts';

const nordlicht: Company = {
  id: '0198f3c2-0000-7000-8000-000000000001',
  country: 'DE',
  name: 'Nordlicht Optik GmbH',
  nameLat: 'Nordlicht Optik GmbH',
  formText: 'GmbH',
  formGeneric: 'LLC',
  status: 'Active',
  statusText: null,
  regCode: 'HRB 123456',
  vatCode: 'DE811234567',
  address: 'Holstenstraße 12, 24103 Kiel',
  city: 'Kiel',
  postcode: '24103',
  phones: ['+49 431 5550123'],
  emails: ['info@nordlicht-optik.example'],
  website: 'https://www.nordlicht.example/de',
  foundedOn: null,
  closedOn: null,
  sourceUrl: null,
  fetchedAt: new Date(0),
  register: { code: 'test', name: 'Test', isDemo: true },
  names: [
    { kind: 'legal', text: 'Nordlicht Optik GmbH' },
    { kind: 'former', text: 'Kieler Linsenschleiferei AG', until: '2019-05-01' },
    { kind: 'trading', text: 'Brillenhafen' },
  ],
  identifiers: [{ scheme: 'LEI', value: '529900T8BM49AURSDO55' }],
};
const romashka: Company = {
  ...nordlicht,
  country: 'RU',
  name: 'ООО «Ромашка»',
  nameLat: 'ООО "Romashka"',
  formText: null,
  regCode: '1027700132195',
  vatCode: null,
  names: [],
  city: 'Москва',
  address: 'Тверская ул., 1, Москва',
};

type Asked = Omit<CompanyQuery, 'countryCode'>;
const fieldsOf = (asked: Asked, company = nordlicht) =>
  matchFieldsOf({ countryCode: company.country, ...asked }, company);
const verdicts = (asked: Asked, company = nordlicht) =>
  fieldsOf(asked, company).map(({ field, verdict, reason }) => `${field}: ${verdict}, ${reason}`);
const words = (asked: Asked, company = nordlicht, locale: 'en' | 'ru' = 'en') =>
  explainMatch({ countryCode: company.country, ...asked }, company, locale).fields.map((one) => one.words);
const grade = (asked: Asked, company = nordlicht) => gradeOf(fieldsOf(asked, company));

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

test('a number where a name is asked for is compared as a number', () => {
  const typed = { name: 'HRB 12345' };
  const numbered = { ...nordlicht, regCode: 'HRB 12345' };
  assert.deepEqual(verdicts(typed, numbered), ['regCode: agrees, same number']);
  assert.equal(grade(typed, numbered), 'exact');
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

test('a number agrees as the search reads it: with its court, without its letters', () => {
  for (const regCode of ['HRB 12345', 'Amtsgericht Kiel, HRB Nr. 12345', '12345'])
    assert.deepEqual(verdicts({ regCode }, { ...nordlicht, regCode: 'HRB 12345' }), [
      'regCode: agrees, same number',
    ]);
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

test('numbers: equal in any format, a slip, another kind, another one, none', () => {
  const number = (asked: Asked, company = nordlicht) => [
    verdicts(asked, company)[0],
    words(asked, company)[0],
  ];
  assert.deepEqual(number({ regCode: 'hrb-123456' }), [
    'regCode: agrees, same number',
    'The registration number matches',
  ]);
  assert.deepEqual(number({ regCode: 'HRB 123457' }), [
    'regCode: similar, one character',
    'The registration number matches except one character: HRB 123456',
  ]);
  assert.deepEqual(number({ vatCode: '811234567' }), [
    'vatCode: agrees, same number',
    'The TAX/VAT number matches',
  ]);
  assert.equal(number({ regCode: 'DE 811234567' })[0], 'regCode: agrees, number of another kind');
  assert.equal(number({ regCode: '529900T8BM49AURSDO55' })[0], 'regCode: agrees, number of another kind');
  assert.deepEqual(number({ vatCode: 'DE999999999' }), [
    'vatCode: differs, other number',
    'Another TAX/VAT number: the register says DE811234567',
  ]);
  assert.deepEqual(number({ vatCode: '7707083893' }, romashka), [
    'vatCode: unknown, no number',
    'The register lists no TAX/VAT number',
  ]);
  const short = { ...nordlicht, regCode: '124' };
  assert.equal(
    number({ regCode: '123' }, short)[0],
    'regCode: differs, other number',
    'too short for a slip',
  );
});

test('addresses, telephones and mail', () => {
  const first = (asked: Asked, company = nordlicht) => words(asked, company)[0];
  assert.equal(first({ address: 'kiel' }), 'The city matches: Kiel');
  assert.equal(first({ address: 'Киль' }), 'The city matches: Kiel');
  assert.equal(first({ address: 'Holstenstrasse 12, Kiel' }), 'The address matches');
  assert.equal(first({ address: 'Hafenweg 5, Kiel' }), 'The city matches, the street does not: Kiel');
  assert.equal(first({ address: 'Hamburg' }), 'Another city: the register says Kiel');
  assert.match(
    first({ address: 'Hafenweg 5, Hamburg' }) ?? '',
    /^Another address: the register says Holsten/,
  );
  assert.equal(
    first({ address: 'Kiel' }, { ...nordlicht, address: null, city: null }),
    'The register lists no address',
  );
  assert.equal(first({ phone: '0431-555 01 23' }), 'The telephone matches');
  assert.equal(first({ phone: '555 99 99' }), 'Another telephone than in the register');
  assert.equal(first({ phone: '1' }, { ...nordlicht, phones: [] }), 'The register lists no telephone');
  assert.equal(first({ email: 'Info@Nordlicht-Optik.example' }), 'The e-mail matches');
  assert.equal(
    first({ email: 'm@nordlicht.example' }),
    'The e-mail is at the company’s domain: nordlicht.example',
  );
  assert.equal(first({ email: 'a@gmail.com' }), 'A mailbox at gmail.com can be anybody’s');
  assert.equal(first({ email: 'a@b.example' }), 'The e-mail is at another domain than in the register');
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
  const began = performance.now();
  const name = 'Nordlicht '.repeat(100_000);
  const company = {
    ...nordlicht,
    names: Array.from({ length: 60 }, () => ({ kind: 'former' as const, text: 'nord licht '.repeat(90) })),
  };
  assert.ok(explainMatch({ countryCode: 'DE', name, address: name, regCode: name }, company, 'en').grade);
  assert.ok(performance.now() - began < 1_000);
});
