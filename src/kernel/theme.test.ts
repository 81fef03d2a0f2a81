import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themeCookie, themeOfCookies, themes } from './theme.ts';

test('light until somebody chooses; what was chosen is read again', () => {
  for (const none of [undefined, null, '', 'theme=', 'theme=neon', 'mytheme=dark', 'theme=dark2'])
    assert.equal(themeOfCookies(none), 'light', String(none));
  for (const theme of themes) {
    assert.equal(themeOfCookies(themeCookie(theme)), theme);
    assert.equal(themeOfCookies(`a=b; theme=${theme}`), theme);
  }
});
