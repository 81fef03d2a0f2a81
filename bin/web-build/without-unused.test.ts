import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { unusedFunctions } from './unused-framework.ts';
import { stubFunctions } from './without-unused.ts';

const repository = path.resolve(import.meta.dirname, '../..');

test('a function is replaced and all others stay; one that is not there stops the build', () => {
  const code = 'function a(x) { return b(x); }\nfunction b() { return 1; }\nexport { a };';
  assert.equal(
    stubFunctions(code, { b: '() {}' }),
    'function a(x) { return b(x); }\nfunction b() {}\nexport { a };',
  );
  assert.throws(() => stubFunctions(code, { c: '() {}' }), /not in the framework any more: c/);
});

test('the installed framework has every function that is left out', async () => {
  for (const { file, stubs } of unusedFunctions) {
    const files: string[] = [];
    for await (const one of glob('node_modules/{react-dom/cjs,react-router/dist/production}/**/*.js', {
      cwd: repository,
    })) {
      if (file.test(`/${one}`)) files.push(one);
    }
    assert.equal(files.length, 1, String(file));
    const code = await readFile(path.join(repository, files[0] ?? ''), 'utf8');
    assert.ok(stubFunctions(code, stubs).length < code.length);
  }
});

test('no page uses what is left out', async () => {
  const features =
    /<(React\.)?(ViewTransition|Activity|SuspenseList|Fragment[^>]* ref|PrefetchPageLinks)\b|\b(prefetch=|viewTransition=|unstable_HistoryRouter)/;
  let files = 0;
  for await (const file of glob('src/{site,ui,backoffice,modules}/**/*.tsx', { cwd: repository })) {
    files += 1;
    const found = features.exec(await readFile(path.join(repository, file), 'utf8'));
    assert.equal(
      found,
      null,
      `${file} uses ${found?.[0]}, which bin/web-build/unused-framework.ts leaves out`,
    );
  }
  assert.ok(files > 100);
});
