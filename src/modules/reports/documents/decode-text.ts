import { isUtf8 } from 'node:buffer';

/** Charsets of pages of before, by what they call themselves; anything else is told by its letters. */
const declared = /<(?:meta|\?xml)\b[^>]{0,200}?(?:charset|encoding)\s*=\s*["']?\s*([\w-]{3,20})/i;

/** Bytes as text: by their mark, as UTF-8, by what a page says of itself, or by their letters. Never throws. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const isCut = isUtf8(bytes.subarray(0, Math.max(0, bytes.length - 3)));
  if (isUtf8(bytes) || isCut) return new TextDecoder('utf-8').decode(bytes);
  const named = declared.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1];
  return decoderOf(named ?? '', bytes).decode(bytes);
}

function decoderOf(named: string, bytes: Buffer): TextDecoder {
  try {
    return new TextDecoder(named);
  } catch {
    const high = bytes.subarray(0, 64 * 1024).filter((byte) => byte > 0x7f);
    // Of a text in Cyrillic nearly every letter stands there, of one in Latin only those with a mark.
    const isCyrillic = high.filter((byte) => byte >= 0xc0).length > 0.15 * Math.min(bytes.length, 64 * 1024);
    return new TextDecoder(isCyrillic ? 'windows-1251' : 'windows-1252');
  }
}
