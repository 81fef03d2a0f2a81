/** Bytes that no source should send, by what is wrong with them: every reader is given all of them. */
export const hostileBytes: Readonly<Record<string, Uint8Array>> = {
  nothing: new Uint8Array(),
  zeros: new Uint8Array(10_000),
  'an HTML page': bytes(
    '<!DOCTYPE html><html><head><title>502</title></head><body>Bad gateway</body></html>',
  ),
  'an empty object': bytes('{}'),
  'an empty list': bytes('[]'),
  null: bytes('null'),
  'a number': bytes('42'),
  'half an object': bytes('{"items":[{"name":"A"'),
  'a deep list': bytes('['.repeat(100_000)),
  'a deep object': bytes('{"items":'.repeat(50_000)),
  'a deep document': bytes('<a>'.repeat(50_000)),
  'a long line': bytes(`{"items":["${'x'.repeat(30_000_000)}"]}`),
  'a long text': bytes(`<a>${'x'.repeat(30_000_000)}</a>`),
  'an entity that opens a file': bytes('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  'entities that multiply': bytes(
    `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(100)}">${['b', 'c', 'd', 'e', 'f', 'g', 'h']
      .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`)
      .join('')}]><a>&h;</a>`,
  ),
  'another encoding': Buffer.from('{"items":[{"name":"Zürich"}]}', 'latin1'),
  'an unknown encoding': bytes('<?xml version="1.0" encoding="utf-7"?><a/>'),
  'members of no type': bytes('{"items":[null,1,"a",[],{"name":{}}],"status":{},"name":[]}'),
  'a member that is called __proto__': bytes('{"__proto__":{"items":[]},"items":[{"__proto__":1}]}'),
  'a list without end': bytes(`{"items":[${'{},'.repeat(400_000)}{}]}`),
};

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
