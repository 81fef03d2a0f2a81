import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nameFindings } from './file-names.ts';
import { countLines, fullFolders, sizeOutcome } from './file-sizes.ts';
import { mediaFindings } from './media-queries.ts';

describe('file names', () => {
  it('refuses names that say nothing, as file, folder or last word', () => {
    for (const name of [
      'utils',
      'helpers',
      'common',
      'shared',
      'misc',
      'lib',
      'index',
      'types',
      'manager',
      'data',
    ]) {
      assert.equal(nameFindings([`src/kernel/${name}.ts`]).length, 1, name);
      assert.equal(nameFindings([`src/kernel/${name}/money.ts`]).length, 1, name);
    }
    assert.equal(nameFindings(['src/kernel/string-utils.ts', 'src/ui/helpers.test.ts']).length, 2);
  });

  it('wants kebab-case.ts and PascalCase.tsx', () => {
    const fine = ['src/kernel/business-days.ts', 'src/ui/DataTable.tsx', 'src/site/root.tsx', 'bin/check.ts'];
    assert.deepEqual(nameFindings([...fine, 'src/site/vite.config.ts', 'src/app/search-index.ts']), []);
    assert.equal(nameFindings(['src/kernel/businessDays.ts', 'src/ui/Table.ts', 'src/ui/a_b.tsx']).length, 3);
  });
});

describe('file sizes', () => {
  it('counts lines as an editor does', () => {
    assert.deepEqual(['', 'a', 'a\n', 'a\nb'].map(countLines), [0, 1, 1, 2]);
  });

  it('prints median, p90 and the longest, and refuses a high median and a long file', () => {
    const files = [10, 20, 61, 70, 301].map((lines, at) => ({ file: `src/kernel/f${at}.ts`, lines }));
    const { findings, note } = sizeOutcome(files);
    assert.equal(note, '5 files, median 61, p90 301, max 301 lines');
    assert.deepEqual(findings, [
      'the median file has 61 lines, more than 60',
      'src/kernel/f4.ts has 301 lines, more than 300',
    ]);
  });

  it('leaves tests out of the median but not out of the longest', () => {
    const { findings, note } = sizeOutcome([
      { file: 'src/kernel/a.ts', lines: 5 },
      { file: 'src/kernel/a.test.ts', lines: 400 },
    ]);
    assert.equal(note, '1 files, median 5, p90 5, max 5 lines');
    assert.deepEqual(findings, ['src/kernel/a.test.ts has 400 lines, more than 300']);
  });
});

describe('media queries', () => {
  it('wants widths by their names, in style sheets and in scripts', () => {
    const wrong = [
      '@media (max-width: 959px) { a { color: red; } }',
      '@media (--desktop) and (width < 70rem) {}',
      '@media (--tall) {}',
      'const isMobile = matchMedia("(max-width: 960px)");',
      '<source media="(min-width: 600px)" />',
    ];
    for (const text of wrong) assert.equal(mediaFindings('src/ui/a.css', text).length, 1, text);
    const fine = '@media (--mobile), print {} @media (pointer: fine) {} @container (width < 24rem) {}';
    assert.deepEqual(mediaFindings('src/ui/a.css', `${fine} a { margin: 1px; }`), []);
  });
});

describe('folders', () => {
  const files = (folder: string, count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`);

  it('refuses more than 25 files of code in one, tests and folders below not counted', () => {
    const fine = [...files('src/a', 25), ...files('src/a', 9, '.test.ts'), ...files('src/a/b', 25)];
    assert.deepEqual(fullFolders(fine), []);
    assert.deepEqual(fullFolders(files('src/a', 26)), ['src/a has 26 files, more than 25']);
  });
});
