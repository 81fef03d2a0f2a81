import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createXmlReader, readXml } from './xml-reader.ts';
import { childrenOf, createRecordReader, findNode, readRecords, textOf } from './xml-records.ts';

const bounds = { maxBytes: 10_000, maxElements: 1_000 };
const bytes = (text: string) => new TextEncoder().encode(text);
const refused = (text: string | Uint8Array, reason: string) =>
  assert.throws(() => readXml(typeof text === 'string' ? bytes(text) : text, {}, bounds), {
    name: 'Unreadable',
    reason,
  });

test('records come one by one, whatever the prefix, with their lines', () => {
  const list = bytes(
    '<l:list xmlns:l="urn:x"><l:e id="1"><n>A <b>&amp;</b>\n B</n></l:e><l:e id="2"/>\n<l:e id="3"/></l:list>',
  );
  const records = readRecords(list, 'e', bounds);
  assert.deepEqual(
    records.map((node) => [node.attribute('id'), node.line]),
    [
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ],
  );
  assert.equal(textOf(records[0], 'n'), 'A & B');
  assert.equal(records[0] && findNode(records[0], 'b')?.text, '&');
  assert.equal(textOf(records[1], 'n'), undefined);
});

test('the encoding of the declaration is obeyed, another one refused', () => {
  const cyrillic = Buffer.concat([
    bytes('<?xml version="1.0" encoding="windows-1251"?><a>'),
    Buffer.from([0xc7, 0xe0]),
    bytes('</a>'),
  ]);
  assert.equal(readRecords(cyrillic, 'a', bounds)[0]?.text, 'За');
  refused('<?xml version="1.0" encoding="ebcdic-cp-us"?><a/>', 'unknown_encoding');
  refused(Buffer.from('<a>Zürich</a>', 'latin1'), 'unknown_encoding');
  assert.equal(readRecords(Buffer.from('\ufeff<a>ж</a>', 'utf16le'), 'a', bounds)[0]?.text, 'ж');
});

test('a list of any length is read record by record', () => {
  const names: string[] = [];
  const reader = createRecordReader(
    'e',
    (node) => names.push(...childrenOf(node, 'n').map(({ text }) => text)),
    {
      maxBytes: 1_000_000,
      maxElements: 100_000,
    },
  );
  reader.write(bytes('<list>'));
  for (let at = 0; at < 1_000; at += 1) reader.write(bytes(`<e><n>${at}</n><n>x</n><m><n>in</n></m></e>`));
  reader.write(bytes('</list>'));
  reader.end();
  assert.deepEqual([names.length, names[0], names.at(-2)], [2_000, '0', '999']);
});

test('a sign cut in two by the pieces is one sign', () => {
  const long = `<a>${'x'.repeat(65_532)}é</a>`;
  const [record] = readRecords(bytes(long), 'a', { maxBytes: 100_000, maxElements: 10 });
  assert.ok(record?.text.endsWith('xé'));
});

test('entities are never opened', () => {
  refused('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'forbidden_entity');
  refused('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'forbidden_entity');
  refused('<a>&lol;</a>', 'forbidden_entity');
  const html =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html>&nbsp;&pound;</html>';
  assert.equal(readRecords(bytes(html), 'html', bounds)[0]?.text, '£');
});

test('what is too big, too deep, too many or broken is refused', () => {
  refused(`<a>${' '.repeat(10_000)}</a>`, 'too_big');
  refused('<a>'.repeat(201), 'too_deep');
  refused(`<a>${'<b/>'.repeat(1_000)}</a>`, 'too_many');
  refused(`<a ${Array.from({ length: 201 }, (_, at) => `b${at}="1"`).join(' ')}/>`, 'too_many');
  const endless = (begin: string, piece: string) => {
    const reader = createXmlReader({}, { ...bounds, maxBytes: 100_000_000 });
    reader.write(bytes(begin));
    let written = 0;
    const more = bytes(piece.repeat(1_000));
    const feed = () => {
      for (; written < 1_000; written += 1) reader.write(more);
    };
    assert.throws(feed, { name: 'Unreadable' });
    return written;
  };
  // They are refused while the element is still open, not when it would end.
  assert.equal(endless('<a', ' b="1" c="2"'), 0);
  assert.ok(endless('<a b="', 'x'.repeat(100)) < 200);
  for (const broken of ['<a>', '<a></b>', 'plain', '', '<a/><a/>', '{"a":1}']) refused(broken, 'broken');
});
