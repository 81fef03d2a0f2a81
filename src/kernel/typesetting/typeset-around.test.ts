import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { locales } from '../locale.ts';
import { typesetAround } from './typeset-around.ts';

test('a name keeps its dash, its per cent sign, its spaces and its apostrophe; the words around it are set', () => {
  for (const name of ['Север – Юг', 'ООО «100% и 3 кота»', "Levi's 501 Store", 'В. и К. – 5%', 'a.b*(c', '%'])
    assert.equal(
      typesetAround(`Отчёт о ${name} – за 14 дней, 5% в ${name}`, 'ru', [name]),
      `Отчёт о\u00a0${name}\u00a0— за\u00a014\u00a0дней, 5\u00a0% в\u00a0${name}`,
    );
  assert.equal(typesetAround("Levi's the customer's", 'en', ["Levi's"]), "Levi's the customer’s");
});

test('of names in each other the longer is meant, and a part of a word is no name', () => {
  assert.equal(typesetAround('в Юг – 5% и в Юг', 'ru', ['Юг', 'Юг – 5%']), 'в\u00a0Юг – 5% и\u00a0в\u00a0Юг');
  assert.equal(typesetAround('Итог – 5%', 'ru', ['Ит', 'ог – 5%', '']), 'Итог\u00a0— 5\u00a0%');
});

test('whatever is called whatever, nobody’s name is changed and nothing is lost', () => {
  const words = fc.string({ unit: fc.constantFrom(..."ab5%'–- «яв.\ue000$&"), maxLength: 10 });
  const bare = (text: string) => text.replaceAll(/\s/g, '').replaceAll('—', '–').replaceAll('’', "'");
  fc.assert(
    fc.property(words, words, words, (before, name, after) => {
      const text = `${before} ${name} ${after}`;
      for (const locale of locales) {
        const set = typesetAround(text, locale, [name]);
        assert.ok(set.includes(name.trim()), `${text} → ${set}`);
        assert.equal(bare(set), bare(text));
      }
    }),
  );
});
