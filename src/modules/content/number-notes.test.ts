import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Inline } from './contract.ts';
import { numberNotes } from './number-notes.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const link = (href: string): Inline => ({ kind: 'link', href, children: [text(href)] });
const [one, two, never] = [
  { title: 'One', url: 'https://one.example/' },
  { title: 'Two', url: 'https://two.example/', seen: '2026-11-20' },
  { title: 'Never', url: 'https://never.example/' },
];

test('sources are numbered as the text comes to them, in lists, tables and quotes too; the others follow', () => {
  const blocks: Block[] = [
    { kind: 'paragraph', children: [link('/about'), { kind: 'strong', children: [link(two.url)] }] },
    { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', children: [link(one.url)] }]] },
    { kind: 'table', head: [[text('a')]], rows: [[[link(two.url)]]] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', children: [link(two.url), link('#a')] }] },
  ];
  const numbered = numberNotes(blocks, [never, one, two]);
  assert.deepEqual(numbered.notes, [
    { ...two, number: 1, marks: ['noted-1', 'noted-1-2', 'noted-1-3'] },
    { ...one, number: 2, marks: ['noted-2'] },
    { ...never, number: 3, marks: [] },
  ]);
  const told = JSON.stringify(numbered.blocks);
  assert.deepEqual(
    [...told.matchAll(/"number":(\d),"mark":"([\w-]+)"/g)].map(([, number, mark]) => [number, mark]),
    [
      ['1', 'noted-1'],
      ['2', 'noted-2'],
      ['1', 'noted-1-2'],
      ['1', 'noted-1-3'],
    ],
  );
  assert.equal(told.replaceAll(/,"note":\{[^}]*\}/g, ''), JSON.stringify(blocks), 'nothing else changes');
});

test('a text without links keeps the order of its sources', () => {
  const { notes } = numberNotes([], [two, one]);
  assert.deepEqual(
    notes.map(({ number, title }) => [number, title]),
    [
      [1, 'Two'],
      [2, 'One'],
    ],
  );
});
