import { crc32, deflateRawSync, constants as zlib } from 'node:zlib';

/** What differs from one answer to the next in an otherwise finished page. */
export type PageValues = Readonly<{ nonce: string; requestId: string }>;

/**
 * A finished page with gaps for the nonce of its policy and the id of its request, ready as it is and as gzip: in pieces,
 * which go to the network as they are and are never copied together.
 */
export type NonceTemplate = Readonly<{
  /** Bytes that the page keeps in memory. */
  size: number;
  plain(values: PageValues): readonly Buffer[];
  gzip(values: PageValues): readonly Buffer[];
}>;

type Piece = Readonly<{ plain: Buffer; deflated: Buffer; name: keyof PageValues | undefined }>;

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Cuts a page where its nonce and its request id stand. The pieces are compressed once, each by itself up to a byte's
 * boundary (RFC 1951, a full flush); what fills a gap goes between them as a stored block. So no answer is compressed
 * anew, and none has the nonce of another.
 */
export function toNonceTemplate(html: string, { nonce, requestId }: PageValues): NonceTemplate {
  const parts = cut(html, { nonce, requestId });
  const pieces: Piece[] = parts.map(({ text, name }, index) => {
    const plain = Buffer.from(text);
    const finishFlush = index === parts.length - 1 ? zlib.Z_FINISH : zlib.Z_FULL_FLUSH;
    return { plain, deflated: deflateRawSync(plain, { level: 9, finishFlush }), name };
  });
  const fill = (name: keyof PageValues, values: PageValues) => Buffer.from(values[name], 'latin1');
  return {
    size: pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 0),
    plain(values) {
      const chunks: Buffer[] = [];
      for (const { plain, name } of pieces) {
        chunks.push(plain);
        if (name !== undefined) chunks.push(fill(name, values));
      }
      return chunks;
    },
    gzip(values) {
      let check = 0;
      let length = 0;
      const chunks: Buffer[] = [gzipHead];
      for (const { plain, deflated, name } of pieces) {
        check = crc32(plain, check);
        length += plain.length;
        chunks.push(deflated);
        if (name === undefined) continue;
        const filling = fill(name, values);
        check = crc32(filling, check);
        length += filling.length;
        chunks.push(storedBlock(filling));
      }
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(check, 0);
      tail.writeUInt32LE(length % 2 ** 32, 4);
      chunks.push(tail);
      return chunks;
    },
  };
}

/** The texts between the gaps; the last one has no gap behind it. */
function cut(html: string, values: PageValues): { text: string; name: keyof PageValues | undefined }[] {
  const byValue = new Map<string, keyof PageValues>([
    [values.nonce, 'nonce'],
    [values.requestId, 'requestId'],
  ]);
  const gaps = new RegExp(`(${[...byValue.keys()].map((value) => RegExp.escape(value)).join('|')})`, 'g');
  const texts = html.split(gaps);
  return texts
    .map((text, index) => ({ text, name: byValue.get(texts[index + 1] ?? '') }))
    .filter((_part, index) => index % 2 === 0);
}

/** A block of deflate that holds its bytes as they are, not the last one. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([
    0,
    bytes.length & 0xff,
    bytes.length >> 8,
    ~bytes.length & 0xff,
    (~bytes.length >> 8) & 0xff,
  ]);
  return Buffer.concat([head, bytes]);
}
