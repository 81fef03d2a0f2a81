import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './html.ts';

test('escapes every inserted text and nothing of ours', () => {
  const evil = `<script>"&'`;
  assert.equal(
    html`<p title="${evil}">${[html`<b>${1}</b>`, evil]}</p>`.text,
    '<p title="&lt;script&gt;&quot;&amp;&#39;"><b>1</b>&lt;script&gt;&quot;&amp;&#39;</p>',
  );
});

test('nothing leaves nothing', () => {
  assert.equal(html`<p>${null}${undefined}${false}</p>`.text, '<p></p>');
});
