import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsOfNobody } from './forms.ts';
import { drawNobody } from './questions.ts';
import { bearersOf, signsOf, type Tongue } from './register.ts';

/** Words of the test: the dictionaries of the measurement are not on every machine. */
const tongues: readonly Tongue[] = (
  [
    ['RU', 'мебель соль ёлка сталь пыль дверь окно стекло вьюга рельс щука шина'],
    ['CN', '详亭 项亭 金山 明月 天成 宏远 华盛 东方 永安 光明'],
    ['GB', 'acorn bramble cinder dapple ember fennel ginger hazel ivory juniper kestrel lichen'],
  ] as const
).map(([country, list]) => ({
  country,
  words: list.split(' '),
  alphabet: [...new Set(list.replaceAll(' ', ''))],
}));

test('every class asks, and nobody bears what is asked for', () => {
  for (const tongue of tongues) {
    const bearers = bearersOf(tongue, 120, 1);
    const questions = drawNobody(tongue, bearers, 5, 1);
    assert.deepEqual(drawNobody(tongue, bearersOf(tongue, 120, 1), 5, 1), questions);
    const borne = new Map(bearers.map(({ name, ref }) => [ref, signsOf(tongue.country, name)]));
    const classes = new Set(questions.map(({ className }) => className));
    for (const name of [
      'reads alike',
      'one sign off',
      'another form',
      'number of another',
      'borne, as written',
    ])
      assert.ok(classes.has(name), `${tongue.country}: ${name}`);
    for (const { className, name, right, mayBeOne } of questions) {
      if (mayBeOne) assert.equal(right.length, 1, `${className}: ${name}`);
      if (!/number|borne|bearer|shared/.test(className)) assert.deepEqual(right, [], `${className}: ${name}`);
      if (className === 'shared by several') assert.ok(right.length > 1, name);
      for (const ref of right) assert.ok(borne.has(ref));
    }
  }
});

test('the number of another is never that of who bears the typed name', () => {
  for (const tongue of tongues) {
    // So few that one drawn twice would soon be asked.
    const bearers = bearersOf(tongue, 12, 1);
    for (const { className, name, regCode } of drawNobody(tongue, bearers, 40, 1))
      if (className === 'number of another')
        assert.ok(!bearers.some((one) => one.name === name && one.record.regCode === regCode), name);
  }
});

test('forms of one country are all different', () => {
  assert.equal(formsOfNobody.size, 26);
  for (const [country, forms] of formsOfNobody) {
    const spellings = forms.flat();
    assert.equal(new Set(spellings).size, spellings.length, country);
    for (const spelling of spellings) assert.ok(spelling.includes('*'), `${country}: ${spelling}`);
  }
});
