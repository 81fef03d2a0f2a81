import { deflateSync } from 'node:zlib';

/** Objects that are compressed together: enough to share what they have in common, few enough for a reader who wants one of them. */
const perStream = 200;
const lineEnd = Buffer.from('\n');

type Stream = Readonly<{ number: number; dictionary: string; data: Buffer }>;

/**
 * The same document with its objects and its table of places compressed (PDF 1.5: object streams, 7.5.7 and 7.5.8 of ISO 32000-1). The compiler
 * writes them as text; in a tagged report they are four fifths of the file. Streams, attachments among them, stay byte by byte. Same
 * bytes in, same bytes out. What is not written as the compiler writes it is answered as it was.
 */
export function compactPdf(pdf: Uint8Array): Uint8Array {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const table = readTable(source);
  if (table === undefined) return pdf;
  const { size, trailer, places, end } = table;
  const order = [...places].sort((a, b) => a.at - b.at);
  const kept: Buffer[] = [source.subarray(0, order[0]?.at)];
  const entries: (readonly [type: number, place: number, index: number])[] = [[0, 0, 65_535]];
  const small: { number: number; text: Buffer }[] = [];
  let length = kept[0]?.length ?? 0;
  for (const [rank, { number, at }] of order.entries()) {
    const whole = source.subarray(at, order[rank + 1]?.at ?? end);
    const head = `${number} 0 obj\n`;
    const close = whole.lastIndexOf('endobj');
    if (close < 0 || !whole.subarray(0, head.length).equals(Buffer.from(head))) return pdf;
    const text = whole.subarray(head.length, close);
    if (isStream(text)) {
      entries[number] = [1, length, 0];
      kept.push(whole);
      length += whole.length;
    } else small.push({ number, text });
  }
  let next = size;
  const write = ({ number, dictionary, data }: Stream) => {
    entries[number] = [1, length, 0];
    const compressed = deflateSync(data, { level: 6 });
    const written = Buffer.concat([
      Buffer.from(
        `${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${compressed.length} >>\nstream\n`,
      ),
      compressed,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    kept.push(written);
    length += written.length;
  };
  for (let from = 0; from < small.length; from += perStream) {
    const group = small.slice(from, from + perStream);
    for (const [index, { number }] of group.entries()) entries[number] = [2, next, index];
    write({ number: next, ...objectStream(group) });
    next += 1;
  }
  const place = length;
  entries[next] = [1, place, 0];
  write({
    number: next,
    dictionary: `/Type /XRef /Size ${next + 1} /W [1 4 2] ${trailer}`,
    data: crossReferences(entries),
  });
  kept.push(Buffer.from(`startxref\n${place}\n%%EOF\n`));
  const compact = Buffer.concat(kept);
  return compact.length < pdf.length ? compact : pdf;
}

type Table = Readonly<{
  size: number;
  /** What the trailer says beside its size. */
  trailer: string;
  places: readonly Readonly<{ number: number; at: number }>[];
  /** Where the table begins, and so the objects end. */
  end: number;
}>;

/** The plain table of a document that was written once, with every object in it. */
function readTable(source: Buffer): Table | undefined {
  const end = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.subarray(-64).toString('latin1'))?.[1]);
  if (!(end > 0 && end < source.length)) return undefined;
  const text = source.subarray(end).toString('latin1');
  const found = /^xref\n0 (\d+)\n([\s\S]*?)trailer\n<<([\s\S]*)>>\nstartxref/.exec(text);
  const [, count, rows = '', dictionary = ''] = found ?? [];
  const size = Number(count);
  if (found === null || rows.length !== size * 20 || /\/(Prev|Encrypt|XRefStm)\b/.test(dictionary))
    return undefined;
  const places = Array.from({ length: size }, (_, number) => ({
    number,
    row: rows.slice(number * 20, number * 20 + 18),
  }));
  if (places.some(({ number, row }) => !(number === 0 ? /^\d{10} 65535 f$/ : /^\d{10} 00000 n$/).test(row)))
    return undefined;
  return {
    size,
    trailer: dictionary.replace(/\/Size\s+\d+/, '').trim(),
    places: places.slice(1).map(({ number, row }) => ({ number, at: Number(row.slice(0, 10)) })),
    end,
  };
}

function isStream(text: Buffer): boolean {
  return text.subarray(-16).toString('latin1').trimEnd().endsWith('endstream');
}

function objectStream(group: readonly Readonly<{ number: number; text: Buffer }>[]) {
  let at = 0;
  const heads = group.map(({ number, text }) => {
    const head = `${number} ${at}`;
    at += text.length + lineEnd.length;
    return head;
  });
  const first = Buffer.from(`${heads.join(' ')}\n`);
  return {
    dictionary: `/Type /ObjStm /N ${group.length} /First ${first.length}`,
    // One must not run into the next.
    data: Buffer.concat([first, ...group.flatMap(({ text }) => [text, lineEnd])]),
  };
}

/** Seven bytes an object: what it is, where it lies, and as which. */
function crossReferences(entries: readonly (readonly [number, number, number])[]): Buffer {
  const data = Buffer.alloc(entries.length * 7);
  for (const [number, [type, place, index]] of entries.entries()) {
    data.writeUInt8(type, number * 7);
    data.writeUInt32BE(place, number * 7 + 1);
    data.writeUInt16BE(index, number * 7 + 5);
  }
  return data;
}
