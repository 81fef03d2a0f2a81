import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { toNonceTemplate } from './nonce-template.ts';

const first = { nonce: 'Zmlyc3QtZmlyc3QtZmlyc3Q=', requestId: '0b0c9d9e-3d4f-4c55-9f0a-1f2e3d4c5b6a' };
const next = { nonce: 'bmV4dC1uZXh0LW5leHQtbmV4', requestId: 'ffffffff-aaaa-4bbb-8ccc-dddddddddddd' };

const textOf = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString();

test('every answer has its own nonce and request id, as it is and as gzip', () => {
  const html = `<script nonce="${first.nonce}">1</script>Привет ${first.requestId}<script nonce="${first.nonce}">`;
  const expected = `<script nonce="${next.nonce}">1</script>Привет ${next.requestId}<script nonce="${next.nonce}">`;
  const page = toNonceTemplate(html, first);
  assert.equal(textOf(page.plain(next)), expected);
  assert.equal(gunzipSync(Buffer.concat(page.gzip(next))).toString(), expected);
  assert.equal(textOf(page.plain(first)), html);
});

test('any page comes out of gzip as it went in, with gaps at its ends, side by side or nowhere', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 2_000 }),
    fc.constantFrom(first.nonce, first.requestId),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const swap = (text: string) =>
        text.replaceAll(first.nonce, next.nonce).replaceAll(first.requestId, next.requestId);
      const html = pieces.join('');
      const page = toNonceTemplate(html, first);
      assert.equal(gunzipSync(Buffer.concat(page.gzip(next))).toString(), Buffer.from(swap(html)).toString());
      assert.equal(textOf(page.plain(next)), Buffer.from(swap(html)).toString());
    }),
  );
});

test('gzip of a page is small: what is cut is still compressed', () => {
  const html = `${'<li class="row">Deutschland</li>'.repeat(500)}<script nonce="${first.nonce}"></script>`;
  assert.ok(Buffer.concat(toNonceTemplate(html, first).gzip(next)).length < html.length / 20);
});
