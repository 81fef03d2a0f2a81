import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakpoints, expandMedia } from './breakpoints.ts';

test('the widths are those of the specification, and 960 px is mobile', () => {
  assert.deepEqual(breakpoints, { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  assert.equal(expandMedia('@media (--mobile) {}'), '@media (width <= 960px) {}');
  assert.equal(expandMedia('@media (--desktop) {}'), '@media (width > 960px) {}');
});

test('names are written out in queries and nowhere else', () => {
  assert.equal(
    expandMedia('@media (--desktop) and (pointer: fine), print { a { color: var(--mobile); } }'),
    '@media (width > 960px) and (pointer: fine), print { a { color: var(--mobile); } }',
  );
  assert.throws(() => expandMedia('@media (--tall) {}'), /no media query is called --tall/);
});
