import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListEntry, ListedName } from '#findings/vocabulary/list-entry.ts';
import { createScreeningIndex } from './screening-index.ts';
import type { ScreeningSubject } from './screening-subject.ts';

const company = (
  entryId: string,
  names: string,
  country: string,
  more: Partial<ListEntry> = {},
): ListEntry => ({
  place: entryId,
  list: 'demo',
  entryId,
  entryKind: 'company',
  names: names
    .split(' | ')
    .map((name, at): ListedName => ({ name, nameKind: at === 0 ? 'primary' : 'alias' })),
  birthYears: [],
  countries: country === '' ? [] : [{ code: country, relation: 'seat' }],
  identifiers: [],
  programmes: ['DEMO'],
  measures: [],
  positions: [],
  ...more,
});
const person = (entryId: string, name: string, country: string, birthYear?: number): ListEntry =>
  company(entryId, name, country, {
    entryKind: 'person',
    birthYears: birthYear === undefined ? [] : [{ min: birthYear, max: birthYear }],
  });

const index = createScreeningIndex([
  company('kedr', 'KEDRONIT SHIPPING COMPANY LIMITED | Кедронит Шиппинг', 'CY', {
    identifiers: [
      { scheme: 'TAX', issuer: 'RU', value: '7702070139', sourceWord: 'Tax ID No.' },
      { scheme: 'BIC', value: 'KEDRCY2NXXX', sourceWord: 'SWIFT/BIC' },
    ],
  }),
  company('vesna', 'AKTSIONERNOE OBSHCHESTVO VESNA-KHIMIYA', 'RU'),
  company('noor', 'شركة النور للتجارة', 'SY'),
  company('huaxing', '华星重工集团有限公司', 'CN'),
  company('gavota', 'GAVOTA S.A.', 'CO'),
  company('sidon', 'Sidon Glass Private Limited', 'IN'),
  company('plant', 'Quarry Plant 5 LLC', 'AE'),
  company('mill', '长江第五钢铁总厂', 'CN'),
  company('weak', 'Blue Lantern Freight Agency', 'IR', {
    names: [
      { name: 'Blue Lantern Freight Agency', nameKind: 'primary' },
      { name: 'Phoenix Line', nameKind: 'weak_alias' },
    ],
  }),
  person('petrov', 'Ivan Sergeyevich PETROV', 'RU', 1961),
  company('ship', 'SEA LANTERN', '', { entryKind: 'vessel' }),
]);

const today = '2026-11-23';
const ask = (name: string, more: Partial<ScreeningSubject> = {}): string => {
  const found = index.screen(
    { names: [name], kind: 'company', countries: [], identifiers: [], ...more },
    today,
  );
  return found
    .map(({ entry, band, name: how }) => [entry.entryId, band, how?.comparison.how ?? 'number'].join(' '))
    .join(', ');
};
const from = (...countries: string[]): Partial<ScreeningSubject> => ({ countries });

describe('a listed company is found', () => {
  const cases: readonly (readonly [string, string, string, Partial<ScreeningSubject>?])[] = [
    ['by its name', 'Kedronit Shipping Company Limited', 'kedr hit exact'],
    ['by its name without points', 'KEDRONIT SHIPPING COMPANY, LIMITED.', 'kedr hit exact'],
    ['without its legal form', 'Kedronit Shipping', 'kedr hit form'],
    ['with another form', 'Kedronit Shipping GmbH', 'kedr hit form'],
    ['in another order', 'Shipping Kedronit', 'kedr hit order'],
    ['with swapped letters', 'KEDRONIT SHIPIPNG COMPANY LIMITED', 'kedr hit typo'],
    ['with a slip in its form', 'Kedronit Shipping Company Lmiited', 'kedr hit'],
    ['with a letter too few', 'Kedront Shipping', 'kedr hit typo'],
    ['by its alias in other letters', 'КЕДРОНИТ ШИППИНГ', 'kedr hit exact'],
    ['in Cyrillic, listed in Latin letters', 'АО «Весна-Химия»', 'vesna hit transliterated', from('RU')],
    ['in another transliteration', 'Vesna Himija AO', 'vesna hit transliterated', from('RU')],
    ['in Latin letters, listed in Arabic ones', 'Al-Nour Trading', 'noor near part', from('SY')],
    [
      'in pinyin, listed in Chinese signs',
      'Huaxing Zhonggong Jituan',
      'huaxing hit transliterated',
      from('CN'),
    ],
    ['by one word that is long enough', 'Gavota', 'gavota hit form'],
    ['by one word with a slip, from the same country', 'Gavtoa SA', 'gavota hit typo', from('CO')],
    ['with a slip in Chinese signs', '华星重工团集有限公司', 'huaxing hit typo', from('CN')],
    ['with another Chinese sign', '华里重工集团有限公司', 'huaxing hit typo'],
    ['with a slip in its Chinese form', '华星重工集团有限限公司', 'huaxing hit form'],
    ['with a slip in Arabic letters', 'شركة النوق للتجارة', 'noor hit typo', from('SY')],
    ['with a Cyrillic letter that is four Latin ones', 'Кедронит Шипщинг', 'kedr hit typo'],
    ['with a slip in a form of two words', 'Sidon Glass Priate Limited', 'sidon hit typo', from('IN')],
  ];
  for (const [how, name, expected, more] of cases)
    it(how, () => assert.ok(ask(name, more).startsWith(expected), `${name}: ${ask(name, more)}`));

  it('by a number, whatever it is called', () => {
    const by = (scheme: string, value: string) =>
      ask('Somebody Else AG', { identifiers: [{ scheme, value }] });
    assert.equal(by('REG', '7702 070 139'), 'kedr hit number');
    assert.equal(by('BIC', 'KEDRCY2N'), 'kedr hit number');
    assert.equal(by('TAX', '7702070140'), '');
  });
});

describe('somebody else is not', () => {
  it('where more than one of its own signs is another', () => {
    assert.doesNotMatch(ask('华里重机集团有限公司', from('CN')), /hit/);
    assert.doesNotMatch(ask('华星物流集团有限公司', from('CN')), /hit/);
  });

  it('where only common words are the same, or a word of the name', () => {
    assert.equal(ask('Northern Shipping Company Limited'), '');
    assert.equal(ask('Kedronit Bakery'), '');
    assert.equal(ask('Gavota Furniture and Design Studio'), '');
  });

  it('where a number in the name is another', () => {
    assert.equal(ask('Quarry Plant 6 LLC', from('AE')), '');
    assert.equal(ask('Quarry Plant 5', from('AE')), 'plant hit form');
    assert.doesNotMatch(ask('长江第六钢铁总厂', from('CN')), /hit/);
    assert.match(ask('长江第五钢铁总里', from('CN')), /^mill hit typo/);
  });

  it('for sure where something differs: then a person reads of a near name', () => {
    assert.equal(ask('Gavota', from('SE')), 'gavota near form');
    assert.equal(ask('Kedront Shipping', from('NZ')), 'kedr near typo');
    assert.equal(ask('Phoenix Line'), 'weak near exact');
    assert.equal(ask('Phoenix Line', from('IR')), 'weak hit exact');
    assert.equal(ask('Sea Lantern'), 'ship near exact');
    const otherNumber = { countries: ['RU'], identifiers: [{ scheme: 'TAX', value: '7707083893' }] };
    assert.equal(ask('Kedronit Shipping Company Limited', otherNumber), 'kedr near exact');
  });
});

describe('a listed person is found', () => {
  const who = (name: string, more: Partial<ScreeningSubject> = {}) => ask(name, { kind: 'person', ...more });

  it('in any order and script, without the patronymic where the year agrees', () => {
    assert.equal(who('Petrov Ivan Sergeyevich'), 'petrov hit order');
    assert.equal(who('Петров Иван Сергеевич', from('RU')), 'petrov hit transliterated');
    assert.equal(who('Ivan Petrov', { birthYear: 1961 }), 'petrov hit part');
    assert.equal(who('Ivan Petrov'), 'petrov near part');
  });

  it('and told from namesakes by year of birth and country', () => {
    assert.equal(who('Ivan Sergeyevich Petrov', { birthYear: 1985 }), 'petrov near exact');
    assert.equal(who('Ivan Sergeyevich Petrov', { birthYear: 1985, ...from('BG') }), '');
    assert.equal(who('Ivan Sidorov', from('RU')), '');
    assert.equal(ask('Ivan Sergeyevich Petrov'), 'petrov near exact', 'a company of that name');
  });
});

describe('what is said of a candidate', () => {
  it('is every field, with what was asked and what is listed', () => {
    const [one] = index.screen(
      {
        names: ['Kedronit Shipping', 'Unrelated Brand'],
        kind: 'company',
        countries: ['CY', 'MT'],
        identifiers: [],
      },
      today,
    );
    assert.deepEqual(one?.country, { state: 'agree', asked: ['CY', 'MT'], listed: ['CY'] });
    assert.deepEqual([one?.kind, one?.birthYear.state, one?.number.state], ['agree', 'unknown', 'unknown']);
    assert.deepEqual([one?.name?.asked, one?.name?.listed.nameKind], ['Kedronit Shipping', 'primary']);
  });

  it('costs no more for names that want to hurt', () => {
    for (const name of ['', '!!!', 'a '.repeat(5_000), 'x'.repeat(100_000), '\ud800', 'ش'.repeat(10_000)])
      assert.deepEqual(
        index.screen({ names: [name], kind: 'unknown', countries: [], identifiers: [] }, today),
        [],
      );
  });
});

describe('a name that is written as the list writes it', () => {
  it('is the same name, though nobody says how its signs are read', () => {
    const listed = createScreeningIndex([
      company('jp', '高橋薬品和東株式会社', 'JP'),
      company('it', 'F.lli Pusiattucci Immobiliare S.r.l.', 'IT'),
    ]);
    const who = (name: string) =>
      listed
        .screen({ names: [name], kind: 'company', countries: [], identifiers: [] }, today)
        .map(({ entry, band, name: how }) => [entry.entryId, band, how?.comparison.how]);
    assert.deepEqual(who('高橋薬品和東株式会社'), [['jp', 'hit', 'exact']]);
    assert.deepEqual(who('f.lli  pusiattucci immobiliare s.r.l.'), [['it', 'hit', 'exact']]);
    assert.deepEqual(who('x'.repeat(100_000)), []);
  });
});
