import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { parseSync } from 'vite';
import { languageOf, settleTexts } from './settled-texts.ts';

const repository = path.resolve(import.meta.dirname, '../..');

test('no preposition, figure or dash is left at the end of a line', () => {
  const set = settleTexts("const ru = { from: 'Отчёт в срок — за 5 дней' };", 'ru');
  assert.equal(set, 'const ru = { from: "Отчёт в\u00a0срок\u00a0— за\u00a05\u00a0дней" };');
  assert.equal(settleTexts("const en = 'in 5 days';", 'en'), 'const en = "in 5\u00a0days";');
});

test('a preposition stays beside what is put in, and what is escaped stays escaped', () => {
  const set = settleTexts('const ru = (x) => `Из $' + '{x} и \\`y\\` в $' + '{x}`;', 'ru');
  assert.equal(set.replaceAll('\u00a0', '_'), 'const ru = (x) => `Из_$' + '{x} и_\\`y\\` в_$' + '{x}`;');
});

test('a figure stays beside the word that it is counted by', () => {
  const set = settleTexts(
    'const ru = (n) => `от $' + '{n} $' + '{plural(n, {})}, $' + '{n} $' + '{x}`;',
    'ru',
  );
  assert.equal(
    set.replaceAll('\u00a0', '_'),
    'const ru = (n) => `от_$' + '{n}_$' + '{plural(n, {})}, $' + '{n} $' + '{x}`;',
  );
});

test('names of properties, types, paths and what is compared with stay as they were written', () => {
  const typed = `import { a } from './в срок.ts';
const ru: (typeof a)['в срок'] = { 'в срок': (x) => (x === 'в срок' ? a['в срок'] : '') };`;
  assert.equal(settleTexts(typed, 'ru'), typed);
});

test('a file is in the language that it or its folder is named by', () => {
  assert.equal(languageOf('/src/site/texts/ru.ts'), 'ru');
  assert.equal(languageOf('/src/backoffice/texts/en/queue.ts'), 'en');
  assert.equal(languageOf('/src/site/texts/words.ts'), undefined);
  assert.equal(languageOf('/ru/src/site/texts/words.ts'), undefined);
});

test('every file of texts can be read after it was set', async () => {
  let files = 0;
  for await (const file of glob('src/**/texts/**/*.ts', { cwd: repository })) {
    const locale = languageOf(`/${file}`);
    if (locale === undefined) continue;
    files += 1;
    const code = settleTexts(await readFile(path.join(repository, file), 'utf8'), locale);
    assert.deepEqual(parseSync('texts.ts', code).errors, [], file);
  }
  assert.ok(files > 100);
});
