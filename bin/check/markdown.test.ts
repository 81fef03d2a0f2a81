import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenLinks, readmeFindings } from './docs-links.ts';
import { anchorsOf, linksOf } from './markdown.ts';

describe('markdown', () => {
  it('finds links, images, definitions and html, and nothing inside code', () => {
    const text = [
      'See [a](./a.md), ![b](b.png "title"), [c](<with space.md>) and [d][d].',
      '`[no](no.md)` and <a href="e.md">e</a>',
      '```md',
      '[no](no.md)',
      '```',
      '[d]: d.md',
    ].join('\n');
    assert.deepEqual(linksOf(text), ['./a.md', 'b.png', 'with space.md', 'd.md', 'e.md']);
  });

  it('spells anchors as GitHub does', () => {
    const text =
      '# One, two & `three`\n## Ёлка и «дом»\n## Same\n## Same\n```\n# no\n```\n<a id="by-hand"></a>';
    assert.deepEqual(
      [...anchorsOf(text)].sort(),
      ['by-hand', 'one-two--three', 'same', 'same-1', 'ёлка-и-дом'].sort(),
    );
  });

  it('refuses links to missing files and headings', () => {
    const pages = new Map([
      ['README.md', '# Top\n[ok](docs/a.md#part) [web](https://example.org/x) [self](#top) [dir](docs)'],
      [
        'docs/a.md',
        '## Part\n[up](../README.md) [root](/README.md) [gone](b.md) [lost](../README.md#nowhere)',
      ],
    ]);
    const exists = (path: string) => pages.has(path) || path === 'docs';
    assert.deepEqual(brokenLinks(pages, exists), [
      'docs/a.md: b.md leads nowhere',
      'docs/a.md: ../README.md#nowhere has no such heading',
    ]);
  });

  it('refuses a link that leaves the project', () => {
    assert.deepEqual(
      brokenLinks(new Map([['README.md', '[out](../other/x.md)']]), () => true),
      ['README.md: ../other/x.md leads out of the project'],
    );
  });

  it('asks every module and workflow for a short README', () => {
    const rooms = ['src/modules/orders', 'src/workflows/place-order', 'src/modules/reports'];
    const pages = new Map([
      ['src/modules/orders/README.md', '# Orders\n'],
      ['src/modules/reports/README.md', 'line\n'.repeat(31)],
    ]);
    assert.deepEqual(readmeFindings(rooms, pages), [
      'src/workflows/place-order/README.md is missing',
      'src/modules/reports/README.md has 31 lines, more than 30',
    ]);
  });
});
