import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { editDistance, nameLikeness, toPhoneticName } from '#names/likeness/similarity.ts';
import { createWordMemory } from '#names/meanings/word-info.ts';
import { type Candidate, type CompanyHints, hintScore, type Question, rerank } from './rerank.ts';

const question = (core: string, more: Partial<Question> = {}): Question => ({
  country: 'DE',
  core,
  phonetic: toPhoneticName(core, more.country ?? 'DE'),
  form: null,
  address: '',
  phone: '',
  email: '',
  ...more,
});
const candidate = (companyId: string, core: string, more: Partial<Candidate> = {}): Candidate => ({
  companyId,
  core,
  kind: 'legal',
  form: null,
  isActive: true,
  ...more,
});
const known = (more: Partial<CompanyHints> = {}): CompanyHints => ({
  city: null,
  address: null,
  phones: [],
  emails: [],
  ...more,
});

test('edits count swaps of neighbours as one', () => {
  assert.equal(editDistance('alfa', 'alfa', 3), 0);
  assert.equal(editDistance('alfa', 'afla', 3), 1);
  assert.equal(editDistance('alfa', 'alpha', 3), 2);
  assert.equal(editDistance('alfa', 'omega gamma', 2), 3);
});

test('likeness is between 0 and 1, and 1 only for the same core', () => {
  const core = fc
    .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 })
    .map((w) => w.join(' '));
  fc.assert(
    fc.property(core, core, (a, b) => {
      const alike = nameLikeness(a, b);
      assert.ok(alike >= 0 && alike <= 1);
      assert.equal(alike === 1, a === b);
    }),
  );
});

const order = (core: string, cores: readonly string[], more: Partial<Question> = {}) =>
  rerank(
    question(core, more),
    cores.map((one) => candidate(one, one)),
  ).map(({ companyId }) => companyId);

test('where vowels are not written, a whole name that is heard comes before a longer one in Latin letters', () => {
  const typed = 'al safira al nadim';
  const longer = 'markaz al nadim al safira';
  assert.deepEqual(order(typed, [longer, 'al sfira al ndim'], { country: 'AE' }), [
    'al sfira al ndim',
    longer,
  ]);
  assert.deepEqual(order('safira nadim', ['markaz nadim safira', 'sfira ndim']), [
    'markaz nadim safira',
    'sfira ndim',
  ]);
  assert.equal(order(typed, [longer, typed, 'al sfira al ndim'], { country: 'AE' })[0], typed);
});

test('there a name in Latin letters that only sounds like the typed one stands behind those that have its words', () => {
  for (const [typed, country, longer, heard] of [
    ['hp trading', 'AE', 'hp general trading', 'hope trading'],
    ['hp trading', 'AE', 'hp general trading', 'happy trading'],
    ['hpc trading', 'AE', 'hpc general trading', 'hapic trading'],
    ['hbl tjara', 'AE', 'hbl tjara dubai', 'habal tjara'],
    ['depa logistics', 'AE', 'depa logistics and shipping', 'dapa logistics'],
    ['br consulting', 'IL', 'br consulting group', 'bar consulting'],
  ] as const) {
    const phonetic = toPhoneticName(typed, country, createWordMemory(), false);
    assert.equal(order(typed, [heard, longer], { country, phonetic })[0], longer, `${typed}, ${heard}`);
  }
});

test('of two names of the same words the one in the typed order comes first, also where a word is only heard', () => {
  const cores = ['hrmon gdol solar', 'gdol hrmon solar'];
  assert.equal(order('gadol hermon solar', cores, { country: 'IL' })[0], 'gdol hrmon solar');
  assert.equal(order('novak sluzbu', ['sluzby novak', 'novak sluzby'], { country: 'CZ' })[0], 'novak sluzby');
});

test('a word as it was typed comes before words that sound like it', () => {
  const fraport = 'fraport frankfurt airport services worldwide';
  assert.equal(order('fraport', ['rapport', 'freport', fraport])[0], fraport);
  assert.deepEqual(order('link', ['linke', 'link design', 'link']), ['link', 'link design', 'linke']);
  assert.equal(order('gold', ['golde', 'gold consult'])[0], 'gold consult', 'alone a trade is a name');
});

test('the rare word that tells who it is weighs more than form, status, initials, slips and meanings beside it', () => {
  for (const [asked, right, wrong] of [
    ['fraport services frankfurt', 'fraport ausbau', 'rapport services frankfurt'],
    ['bakker trading', 'bakker', 'bakir handel'],
    ['bmw', 'bmw nordlicht leipzig vertrieb', 'bauer maschinen werke'],
    ['link handel', 'link handel berlin', 'linke handel'],
    ['deutsche bank frankfurt', 'deutsche bank frankfurt west', 'german bank frankfurt'],
  ] as const) {
    const ranked = rerank(question(asked, { form: 'LLC' }), [
      candidate('wrong', wrong, { form: 'LLC' }),
      candidate('right', right, { form: 'JSC', isActive: false }),
    ]);
    assert.equal(ranked[0]?.companyId, 'right', asked);
    assert.ok(ranked[0]?.isWritten);
  }
});

test('a word that many names have is not rare: the others decide', () => {
  const many = Array.from({ length: 8 }, (_, at) => `muller ${'abcdefgh'[at]}eta`);
  assert.equal(order('muller optik', [...many, 'miller optik'])[0], 'miller optik');
});

test('where our letters are a reading, a whole name that sounds the same stands before a rare word of it', () => {
  const cores = ['seuta roolmang sanup', 'roolmang sanup'];
  assert.equal(order('rulmang sanup', ['rulmang', ...cores], { country: 'KR' })[0], 'roolmang sanup');
});

test('the exact name comes first, then word order, typo and other spelling; strangers are left out', () => {
  const ranked = rerank(question('alfa rey'), [
    candidate('stranger', 'omega gamma'),
    candidate('typo', 'alfa ray'),
    candidate('exact', 'alfa rey'),
    candidate('order', 'rey alfa'),
  ]);
  assert.deepEqual(ranked.map(({ companyId }) => companyId).sort(), ['exact', 'order', 'typo']);
  assert.equal(ranked[0]?.companyId, 'exact');
  assert.equal(ranked[0]?.matched, 'name');
  assert.equal(ranked[1]?.matched, 'similar name');
});

test('a former name counts, is marked, and stands behind the same name of today', () => {
  const ranked = rerank(question('alfa'), [
    candidate('then', 'alfa', { kind: 'former' }),
    candidate('then', 'beta'),
    candidate('now', 'alfa'),
  ]);
  assert.deepEqual(
    ranked.map(({ companyId, matched }) => [companyId, matched]),
    [
      ['now', 'name'],
      ['then', 'former name'],
    ],
  );
});

test('a former name to the letter stands before a name of today that only sounds like it', () => {
  const ranked = rerank(question('smirnow', { form: 'LLC' }), [
    candidate('sounds', 'smirnov', { form: 'LLC' }),
    candidate('then', 'smirnow', { kind: 'former', isActive: false }),
  ]);
  assert.deepEqual(
    ranked.map(({ companyId }) => companyId),
    ['then', 'sounds'],
  );
});

test('a brand with one wrong word beside it is still shown', () => {
  const ranked = rerank(question('nordlicht ub'), [candidate('right', 'nordlicht unternehmensberatung')]);
  assert.equal(ranked.length, 1);
});

test('city, address, telephone and mail move the order, and never far', () => {
  const berlin = known({
    city: 'Berlin',
    address: 'Hauptstrasse 5',
    phones: ['+49 30 1234567'],
    emails: ['info@alfa.example'],
  });
  const bonn = known({ city: 'Bonn', address: 'Am Markt 1' });
  const moved = (more: Partial<Question>, company: CompanyHints) =>
    hintScore(question('alfa', more), company);
  assert.ok(moved({ address: 'Bonn, Am Markt' }, bonn) > moved({ address: 'Bonn, Am Markt' }, berlin));
  assert.ok(moved({ phone: '030/123-45-67' }, berlin) > moved({ phone: '030/123-45-67' }, bonn));
  assert.ok(moved({ email: 'x@alfa.example' }, berlin) > moved({ email: 'x@alfa.example' }, bonn));
  const all = { address: 'Berlin, Hauptstrasse 5', phone: '+49301234567', email: 'x@alfa.example' };
  assert.ok(moved(all, berlin) <= 0.2);
  assert.equal(moved(all, known()), 0);
});

test('one name by ear in several Latin spellings is alike', () => {
  for (const [a, b] of [
    ['khimprom', 'himprom'],
    ['yuzhnyy les', 'juzhnyj les'],
    ['aleksandrov', 'alexandrov'],
    ['ekaterina', 'yekaterina'],
  ] as const)
    assert.ok(nameLikeness(a, b) > 0.8, `${a} ${b} ${nameLikeness(a, b)}`);
});
