import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { readCountries, readTexts } from './read-content.ts';

const root = mkdtempSync(join(tmpdir(), 'countercheck-content-'));
after(() => rmSync(root, { recursive: true, force: true }));

const isKnownPath = (path: string) => ['/', '/registry', '/about', '/oferta', '/our-prices'].includes(path);

const head = `---
title: "Registers"
description: "Where to look."
summary: "What a register shows."
topics: ["registers"]
published: 2026-11-20
updated: 2026-11-21
faq:
  - question: "Is there one register?"
    answer: "No."
sources:
  - title: "A register"
    url: "https://register.example/"
---
`;
const russian = '\n## Где искать\n\nВ реестре [цены](/ru/our-prices).\n';
const bodyLine = head.split('\n').length;

let folders = 0;
/** Writes files below a content folder of their own. */
function contentOf(files: Readonly<Record<string, string>>): string {
  folders += 1;
  const folder = join(root, String(folders));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function readArticle(english: string, other = head + russian) {
  const folder = contentOf({ 'articles/registry.en.md': english, 'articles/registry.ru.md': other });
  return readTexts(folder, isKnownPath).articles.registry;
}

test('an article is read block by block, in both languages', () => {
  const article = readArticle(`${head}
## Where to look

Open the **register** of the *country*, see \`HRB 1\` and [prices](/our-prices).

- first
- second

  with a second paragraph

1. one

| Country | Register |
| --- | --- |
| Norway | [Brreg](https://register.example/) |

> A register proves little.

### Where to look

See [above](#where-to-look).
`);
  assert.ok(article);
  assert.deepEqual(
    article.en.blocks.map(({ kind }) => kind),
    ['heading', 'paragraph', 'list', 'list', 'table', 'quote', 'heading', 'paragraph'],
  );
  const [heading, paragraph, bullets, numbers, table] = article.en.blocks;
  assert.equal(heading?.kind === 'heading' && heading.id, 'where-to-look');
  assert.deepEqual(paragraph?.kind === 'paragraph' && paragraph.children.map(({ kind }) => kind), [
    'text',
    'strong',
    'text',
    'emphasis',
    'text',
    'code',
    'text',
    'link',
    'text',
  ]);
  assert.deepEqual(
    bullets?.kind === 'list' && [bullets.isOrdered, bullets.items.map(({ length }) => length)],
    [false, [1, 2]],
  );
  assert.equal(numbers?.kind === 'list' && numbers.isOrdered, true);
  assert.equal(table?.kind === 'table' && table.rows.length, 1);
  const second = article.en.blocks[6];
  assert.equal(second?.kind === 'heading' && second.id, 'where-to-look-2');
  assert.deepEqual(article.en.toc, [{ id: 'where-to-look', text: 'Where to look' }]);
  assert.equal(article.en.minutes, 1);
  assert.deepEqual(article.ru.toc, [{ id: 'gde-iskat', text: 'Где искать' }]);
  assert.equal(article.ru.locale, 'ru');
});

const wrongArticles: Readonly<Record<string, [english: string, message: RegExp]>> = {
  'no head': ['Text.\n', /content\/articles\/registry\.en\.md:1: begins with a head/],
  'an unknown key': [head.replace('summary:', 'sumary:'), /registry\.en\.md:\d+: summary: /],
  'a day that is none': [
    head.replace('2026-11-20', '2026-13-20'),
    /registry\.en\.md:6: published: must be a day/,
  ],
  'updated before published': [
    head.replace('updated: 2026-11-21', 'updated: 2026-11-01'),
    /updated is before/,
  ],
  'an unknown topic': [head.replace('["registers"]', '["fishing"]'), /registry\.en\.md:5: topics\.0/],
  'raw HTML': [`${head}\nText <b>bold</b>.\n`, new RegExp(`:${bodyLine + 1}: raw HTML`)],
  'a block of HTML': [`${head}\n<div>\n`, /raw HTML is not allowed/],
  'an image': [`${head}\n![a](/a.png)\n`, /image is not allowed/],
  'a fenced block': [`${head}\n\`\`\`\ncode\n\`\`\`\n`, /code is not allowed/],
  'a heading of the first level': [`${head}\n# Title\n`, /headings are ## and ###/],
  'a heading that skips a level': [`${head}\n### Deep\n`, /needs a ## above/],
  'a heading in a list': [`${head}\n- ## Deep\n`, /heading is not allowed here/],
  'a place': [`${head}\n{{seller}}\n`, /there is no place \{\{seller\}\} here/],
  'a link to nowhere': [
    `${head}\nOne\n\n[x](/nowhere)\n`,
    new RegExp(`:${bodyLine + 3}: the link /nowhere leads`),
  ],
  'a link to the other language': [`${head}\n[x](/ru/our-prices)\n`, /the page in the other language/],
  'a link without a root': [`${head}\n[x](registry)\n`, /neither https:\/\/ nor a path/],
  'a link with another protocol': [
    `${head}\n[x](javascript:alert\\(1\\))\n`,
    /neither https:\/\/ nor a path/,
  ],
  'a link to what is no source': [
    `${head}\nOne\n\n[x](https://elsewhere.example/)\n`,
    new RegExp(`:${bodyLine + 3}: the link https://elsewhere\\.example/ is none of the sources`),
  ],
  'a country that is none': [
    head.replace('published:', 'countries: [zz]\npublished:'),
    /there is no country zz/,
  ],
  'a link to no heading': [`${head}\n[x](#nothing)\n`, /names no heading/],
};

for (const [name, [english, message]] of Object.entries(wrongArticles)) {
  test(`${name} is refused`, () => {
    assert.throws(() => readArticle(english), message);
  });
}

test('both languages are there and agree', () => {
  const alone = contentOf({ 'articles/registry.en.md': `${head}\nText.\n` });
  assert.throws(() => readTexts(alone, isKnownPath), /registry\.en\.md: has no Russian twin/);
  const other = head.replace('2026-11-20', '2026-11-19') + russian;
  assert.throws(() => readArticle(`${head}\nText.\n`, other), /registry\.ru\.md: published differs/);
  const stray = contentOf({ 'articles/registry.txt': '' });
  assert.throws(() => readTexts(stray, isKnownPath), /articles\/registry\.txt: files are named/);
  const unknown = contentOf({ 'articles/fishing.en.md': `${head}\nText.\n` });
  assert.throws(() => readTexts(unknown, isKnownPath), /the site has no \/fishing/);
});

test('a page about ourselves may have a version the place of the seller, and name the languages', () => {
  const page = `---\ntitle: Offer\ndescription: What.\nversion: 1\nupdated: 2026-11-21\n---\n\n{{seller}}\n\nIn {{languages}}.\n`;
  const folder = contentOf({ 'pages/oferta-1.en.md': page, 'pages/oferta-1.ru.md': page });
  const offer = readTexts(folder, isKnownPath).standingPages['oferta-1'];
  assert.equal(offer?.en.version, '1');
  assert.deepEqual(offer?.en.blocks, [
    { kind: 'place', name: 'seller' },
    { kind: 'paragraph', children: [{ kind: 'text', text: 'In English and Russian.' }] },
  ]);
  const wrong = contentOf({ 'pages/about.en.md': page.replace('{{seller}}', '{{buyer}}') });
  assert.throws(() => readTexts(wrong, isKnownPath), /about\.en\.md:8: there is no place \{\{buyer\}\}/);
});

const country = `code: "no"
reviewed: 2026-11-21
registers:
  - name: { en: "Register", ru: "Реестр" }
    access: free
    search: [name, number]
    publishes:
      en: ["Name"]
      ru: ["Название"]
id: 578
group: europe
name: { en: "Norway", ru: "Норвегия" }
tier: 1
currency: NOK
search: name
numbers:
  - kind: registration
    name: { en: "Number", ru: "Номер" }
    format: { en: "9 digits", ru: "9 цифр" }
    example: 012345678
sample:
  language: nb
  name: "{} AS"
  form: "Aksjeselskap"
  address: "{}, 0150 Oslo"
  registration: "000 000 000"
`;

test('facts of a country are read; a number keeps its zeros, and no is a country', () => {
  const facts = readCountries(contentOf({ 'countries/no.yaml': country })).no;
  assert.equal(facts?.code, 'no');
  assert.equal(facts?.identifiers[0]?.example, '012345678');
  assert.deepEqual(facts?.registers[0]?.search, ['name', 'number']);
});

test('what a page says of a country is set as articles are', () => {
  const written = country.replace('ru: "Реестр"', 'ru: "Реестр и суд"');
  const facts = readCountries(contentOf({ 'countries/no.yaml': written })).no;
  assert.equal(facts?.registers[0]?.name.ru, 'Реестр и\u00a0суд');
  assert.equal(facts?.identifiers[0]?.format.ru, '9\u00a0цифр');
});

const wrongCountries: Readonly<Record<string, [yaml: string, message: RegExp]>> = {
  'an unknown key': [
    `${country}owner: nobody\n`,
    /content\/countries\/no\.yaml:1: Unrecognized key: "owner"/,
  ],
  'a missing language': [country.replace(', ru: "Реестр"', ''), /no\.yaml:4: registers\.0\.name\.ru/],
  'an access that is none': [
    country.replace('access: free', 'access: open'),
    /no\.yaml:5: registers\.0\.access/,
  ],
  'a list that is shorter in Russian': [country.replace('["Название"]', '[]'), /no\.yaml:9: .*publishes/],
  'another code than its name': [country.replace('"no"', 'se'), /se is not the name of the file/],
  'broken YAML': [country.replace('[name, number]', '[name, number'), /no\.yaml:\d+: /],
};

for (const [name, [yaml, message]] of Object.entries(wrongCountries)) {
  test(`${name} is refused in the facts of a country`, () => {
    assert.throws(() => readCountries(contentOf({ 'countries/no.yaml': yaml })), message);
  });
}

test('our own texts have no letter that brings a third font', () => {
  const folder = join(import.meta.dirname, '../../../content');
  for (const kind of ['articles', 'pages'])
    for (const name of readdirSync(join(folder, kind))) {
      // As `ui/styles/fonts.css` divides them; ı and œ are in the first.
      const rare = readFileSync(join(folder, kind, name), 'utf8').match(
        /[\u0100-\u0130\u0132-\u0151\u0154-\u024f].{0,20}/gu,
      );
      assert.deepEqual(rare, null, name);
    }
});
