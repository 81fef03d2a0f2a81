import { isUtf8 } from 'node:buffer';
import type { DocumentType } from '../dossier/evidence/dossier-document.ts';
import { decodeText } from './decode-text.ts';

/** What a file begins with. */
const beginnings: readonly (readonly [DocumentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];
/** So much of a text is looked at before it is called one, and so much to tell a page of the web. */
const looked = 64 * 1024;
/** Bytes that no text of one byte a sign has: all below the space but tab, line feed, form feed and carriage return. */
const noTextSigns = Array.from({ length: 0x20 }, (_none, sign) => sign).filter(
  (sign) => ![9, 10, 12, 13].includes(sign),
);
/** One way only to read it: comments that could be divided in many ways would be tried in all of them. */
const markup =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).){0,2000}-->\s*)*<(?:!doctype\s+html|html|head|body|meta|title|table|div)\b/is;

/**
 * What a file is by its bytes, whatever it is called: undefined for all that cannot be shown here. A text is what has no sign that no
 * text has.
 */
export function documentTypeOf(bytes: Buffer): DocumentType | undefined {
  const known = beginnings.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
  if (known !== undefined) return known;
  if (!isText(bytes)) return undefined;
  return markup.test(decodeText(bytes.subarray(0, looked)).slice(0, 4_096)) ? 'text/html' : 'text/plain';
}

function isText(bytes: Buffer): boolean {
  const isWide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  if (isWide) return bytes.length % 2 === 0 && !hasControls(decodeText(bytes.subarray(0, looked)));
  // Whatever follows the beginning is looked at too: each sign is looked for at once, byte by byte it held the server for seconds.
  if (noTextSigns.some((sign) => bytes.includes(sign))) return false;
  return (
    isUtf8(bytes) ||
    bytes.subarray(0, looked).filter((byte) => byte > 0x7f).length < 0.9 * Math.min(bytes.length, looked)
  );
}

function startsWith(bytes: Buffer, ...start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hasControls = (text: string) => /[\u0000-\u0008\u000b\u000e-\u001f\ufffd]/.test(text);
