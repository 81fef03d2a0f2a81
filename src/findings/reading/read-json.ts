import type { z } from 'zod';
import { pointer } from '../vocabulary/place.ts';
import { Unreadable } from './reading.ts';

const maxDepth = 64;

/**
 * Bytes of UTF-8 (or UTF-16 with its mark) as a JSON value of the promised shape. Refused: more than `maxBytes`, deeper than 64,
 * other encodings, another shape; the refusal names the place and never what stands there.
 */
export function readJson<T>(bytes: Uint8Array, schema: z.ZodType<T>, maxBytes: number): T {
  const raw = parseJson(bytes, maxBytes);
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const faults = read.error.issues
    .slice(0, 3)
    .map(({ path, code }) => `${pointer(...path.map(String))} ${code}`);
  throw new Unreadable('not_this_format', `another shape than the source promises: ${faults.join('; ')}`);
}

/** Bytes as any JSON value, within the bounds of `readJson`. */
export function parseJson(bytes: Uint8Array, maxBytes: number): unknown {
  const text = decodeText(bytes, maxBytes);
  refuseDepth(text);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new Unreadable('broken', 'the answer is no JSON');
  }
}

/** UTF-8, or the encoding that the byte order mark tells. */
function decodeText(bytes: Uint8Array, maxBytes: number): string {
  if (bytes.byteLength > maxBytes) throw new Unreadable('too_big', `larger than ${maxBytes} bytes`);
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('unknown_encoding', `the bytes are no ${encoding.toUpperCase()}`);
  }
}

/** JSON.parse goes as deep as it is led; counted before it, outside of strings. */
function refuseDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inString) {
      if (sign === 0x5c) at += 1;
      else if (sign === 0x22) inString = false;
    } else if (sign === 0x22) inString = true;
    else if (sign === 0x7b || sign === 0x5b) {
      depth += 1;
      if (depth > maxDepth) throw new Unreadable('too_deep', `nested deeper than ${maxDepth}`);
    } else if (sign === 0x7d || sign === 0x5d) depth -= 1;
  }
}
