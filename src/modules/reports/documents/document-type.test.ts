import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorMs } from '#testing/processes/processor-time.ts';
import { documentTypeOf } from './document-type.ts';

const told = (bytes: string | Uint8Array) => documentTypeOf(Buffer.from(bytes as string));
/** In the charset of Russian registers of before; windows-1251 has its letters in the order of the alphabet. */
const cyrillic = (text: string) =>
  Buffer.from(
    [...text].map((sign) =>
      sign >= 'а' && sign <= 'я' ? 0xe0 + sign.charCodeAt(0) - 0x430 : sign.charCodeAt(0),
    ),
  );

test('a file is what its bytes are, whatever it is called', () => {
  assert.equal(told('%PDF-1.7\n'), 'application/pdf');
  assert.equal(told(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])), 'image/png');
  assert.equal(told(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])), 'image/jpeg');
  assert.equal(told('name;sales\nNordwind;12\n'), 'text/plain');
  assert.equal(told('\ufeff<!DOCTYPE html><title>x</title>'), 'text/html');
  assert.equal(told('<?xml version="1.0"?>\n<!-- a -->\n<html xmlns="x"><script>1</script>'), 'text/html');
  assert.equal(told(Buffer.from('\ufeffназвание', 'utf16le')), 'text/plain');
  assert.equal(told(cyrillic('выписка из реестра')), 'text/plain');
});

test('what cannot be shown is nothing: programs, archives, drawings with bytes of their own, nothing at all', () => {
  for (const [name, bytes] of Object.entries({
    program: Buffer.from('MZ\u0090\u0000\u0003', 'latin1'),
    archive: Buffer.from('PK\u0003\u0004', 'latin1'),
    gif: Buffer.from('GIF89a\u0001\u0000', 'latin1'),
    'a text with a bell': 'rate\u0007',
    'a wide text that is half a sign': Buffer.from([0xff, 0xfe, 0x41]),
    noise: Buffer.from(Array.from({ length: 400 }, (_none, at) => 128 + ((at * 37) % 128))),
  }))
    assert.equal(told(bytes), undefined, name);
});

test('many comments before something else are looked through once', () => {
  const began = processorMs();
  for (const comment of ['<!---->', '<!-- a -->', '<!---->\n', '<!-- -- > --><!--'])
    assert.equal(told(`${comment.repeat(500)}<center>`), 'text/plain');
  assert.equal(told(`${'<!-- saved -->'.repeat(30)}<html>`), 'text/html');
  assert.ok(processorMs() - began < 1_000);
});

test('the largest text is told in a moment: meanwhile the server does nothing else', () => {
  const long = Buffer.alloc(20 * 1024 * 1024, 'ab ');
  assert.equal(documentTypeOf(Buffer.concat([long, Buffer.from([7])])), undefined);
  const began = process.cpuUsage();
  assert.equal(documentTypeOf(long), 'text/plain');
  const { user, system } = process.cpuUsage(began);
  assert.ok(user + system < 500_000, `${user + system} µs`);
});

test('a PDF does not become one by beginning later', () => {
  assert.equal(told('<html>%PDF-1.7'), 'text/html');
});
