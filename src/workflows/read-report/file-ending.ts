import { isUtf8 } from 'node:buffer';

/**
 * What the name of a kept copy ends with, by its bytes and not by what its source called it: a stranger's markup is saved as
 * text, so that no browser runs it when the file is opened. It is looked at, never parsed: it may have 64 MB.
 */
export function fileEnding(bytes: Uint8Array): 'pdf' | 'json' | 'txt' | 'bin' {
  const start = signsOf(bytes.subarray(0, 100));
  if (start.startsWith('%PDF-')) return 'pdf';
  if (!isUtf8(bytes) || bytes.includes(0)) return 'bin';
  const ends = `${start.trimStart()[0]}${signsOf(bytes.subarray(-100)).trimEnd().at(-1)}`;
  return ends === '[]' || ends === '{}' ? 'json' : 'txt';
}

const signsOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
