import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages, locales } from '#kernel/locale.ts';
import type { Block, Inline } from './contract.ts';
import { readMarkdown } from './markdown-blocks.ts';
import { readingMinutes, wordCount } from './reading-time.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (words: string): Block => ({ kind: 'paragraph', children: [text(words)] });
const file = { file: 'content/x.en.md', firstLine: 5, locale: 'en', mayHavePlaces: false } as const;
const read = (source: string) => readMarkdown(source, file).blocks;

test('a word is what is said in one breath: numbers, hyphens and apostrophes are of it, dashes are none', () => {
  for (const [words, count] of [
    ['', 0],
    ['—  · …', 0],
    ['Open the register', 3],
    ['O’Neil’s well-known 12.5', 3],
    ['one—two', 2],
    ['ООО «Ромашка» — 7707', 3],
  ] as const)
    assert.equal(wordCount([paragraph(words)]), count, words);
});

test('words are counted wherever they stand', () => {
  const blocks = read(`## One two

three **four _five_** [six](/x) \`seven\`

- eight

  nine
- ten

| eleven | twelve |
| --- | --- |
| thirteen | |

> fourteen
>
> 1. fifteen
`);
  assert.equal(wordCount(blocks), 15);
  assert.equal(wordCount([...blocks, { kind: 'place', name: 'seller' }]), 15);
});

test('reading takes as long as its language takes, to the nearest minute, and at least one', () => {
  for (const locale of locales) {
    const { wordsPerMinute } = languages[locale];
    const minutes = (count: number) => readingMinutes([paragraph('word '.repeat(count))], locale);
    assert.deepEqual(
      [0, 1, wordsPerMinute, wordsPerMinute * 1.5 - 1, wordsPerMinute * 1.5, wordsPerMinute * 7].map(minutes),
      [1, 1, 1, 1, 2, 7],
    );
  }
});

test('what is added never makes an article shorter', () => {
  const words = fc.nat(900).map((count) => paragraph('слово '.repeat(count)));
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), words, (blocks, more) =>
      assert.ok(readingMinutes([...blocks, more], 'ru') >= readingMinutes(blocks, 'ru')),
    ),
  );
});

test('headings of one name have anchors of their own, also where one is called like the other’s anchor', () => {
  const ids = read('## Part\n\n## Part\n\n## Part 2\n\n## Part\n\n## —\n\n## O’Neil’s').map((block) =>
    block.kind === 'heading' ? block.id : '',
  );
  assert.deepEqual(ids, ['part', 'part-2', 'part-2-2', 'part-3', 'part-4', 'oneils']);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a complaint names the line of the file, below its head', () => {
  for (const [source, complaint] of [
    ['one\n\n<b>x</b>', /x\.en\.md:7: raw HTML/],
    ['one\ntwo ![a](b)', /:6: image is not allowed/],
    ['3. three', /:5: a numbered list begins with 1/],
    ['| a | b |\n| --- | --- |', /:5: a table has at least one row/],
    ['a\n\n***\n', /:7: thematicBreak is not allowed here/],
    ['[a]: /b', /definition is not allowed here/],
    ['a  \nb', /break is not allowed/],
    ['> ### deep', /heading is not allowed here/],
    ['{{dueRule}}', /there is no place \{\{dueRule\}\} here/],
  ] as const)
    assert.throws(() => read(source), complaint, source);
});

test('a line that is broken in the file is one line on the page', () => {
  assert.deepEqual(read('one\n  two\nthree'), [paragraph('one two three')]);
});

test('every link is told with its line', () => {
  const { links } = readMarkdown('[a](/one)\n\n- **[b](https://two.example)**\n', file);
  assert.deepEqual(links, [
    { href: '/one', line: 5 },
    { href: 'https://two.example', line: 7 },
  ]);
});
