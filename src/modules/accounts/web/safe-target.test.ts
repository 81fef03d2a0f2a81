import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { safeTarget, signInAddress } from './safe-target.ts';

const origin = 'https://countercheck.example';
const after = (to: string | null) => safeTarget(to, origin, '/');

test('sign-in leads back to the page that asked for it', () => {
  for (const path of ['/profile', '/ru/profile?tab=a b', '/order?country=de&name=%C3%BC#terms']) {
    const address = signInAddress('/login', path);
    const to = new URL(address, origin).searchParams.get('to');
    assert.equal(to, path);
    assert.equal(after(path.replace(' ', '%20')), path.replace(' ', '%20'));
  }
});

test('no other site, no trick of spelling and no loop is a way back', () => {
  const none = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'evil',
    '',
    null,
  ];
  const tricks = [
    '/a/..//evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/%00\n',
  ];
  const loops = [
    '/login',
    '/login?to=/login',
    '/ru/login',
    '/RU/Login',
    '/Registration',
    '/ru/registration/',
    '/a/../login',
  ];
  for (const to of [...none, ...tricks, ...loops]) assert.equal(after(to), '/', String(to));
});

test('whatever is asked for, the answer stays on this site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    'https',
    '\t',
    '%2f',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const target = after(pieces.join(''));
      assert.equal(new URL(target, origin).origin, origin);
      assert.ok(target.startsWith('/') && !target.startsWith('//'));
    }),
  );
});
