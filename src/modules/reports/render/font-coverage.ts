/** Answers whether some font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/** A run of code points with its ends included. */
type Span = readonly [first: number, last: number];

/**
 * Reads which characters TrueType or OpenType fonts have, from their `cmap` tables (formats 4 and 12, which every
 * font of the web has one of). Source: OpenType specification, chapter cmap.
 */
export function coverageOf(fonts: readonly Uint8Array[]): Coverage {
  const spans = mergeSpans(
    fonts.flatMap((bytes) => readSpans(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))),
  );
  // Nearly every sign that is asked about is of the first plane: there one look answers.
  const common = new Uint8Array(0x1_0000);
  for (const [first, last] of spans) if (first < common.length) common.fill(1, first, last + 1);
  return (codePoint) => {
    if (codePoint < common.length) return common[codePoint] === 1;
    let low = 0;
    let high = spans.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last] = spans[middle] ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      if (codePoint < first) high = middle - 1;
      else if (codePoint > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function readSpans(font: DataView): Span[] {
  const cmap = tableOffset(font, 'cmap');
  const tables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  );
  const byFormat = (format: number) => tables.find((offset) => font.getUint16(offset) === format);
  const full = byFormat(12);
  if (full !== undefined) return readFormat12(font, full);
  const basic = byFormat(4);
  return basic === undefined ? [] : readFormat4(font, basic);
}

function tableOffset(font: DataView, tag: string): number {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...Array.from({ length: 4 }, (_, at) => font.getUint8(record + at)));
    if (name === tag) return font.getUint32(record + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}

function readFormat12(font: DataView, offset: number): Span[] {
  return Array.from({ length: font.getUint32(offset + 12) }, (_, index): Span => {
    const group = offset + 16 + index * 12;
    return [font.getUint32(group), font.getUint32(group + 4)];
  });
}

/** A segment can name code points that lead to no glyph (`.notdef`): those are left out one by one. */
function readFormat4(font: DataView, offset: number): Span[] {
  const doubled = font.getUint16(offset + 6);
  const spans: Span[] = [];
  for (let at = 0; at < doubled; at += 2) {
    const last = font.getUint16(offset + 14 + at);
    const first = font.getUint16(offset + 16 + doubled + at);
    const delta = font.getUint16(offset + 16 + 2 * doubled + at);
    const rangeAt = offset + 16 + 3 * doubled + at;
    const range = font.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : font.getUint16(rangeAt + range + 2 * (code - first));
      const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) spans.push([code, code]);
    }
  }
  return spans;
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: [number, number][] = [];
  for (const [first, last] of [...spans].sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}
