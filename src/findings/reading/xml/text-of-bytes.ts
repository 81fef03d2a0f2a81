import { Unreadable } from '../reading.ts';

/** Encodings of registers that TextDecoder knows; a document that names another one is refused. */
const encodings = new Set([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1257',
  'iso-8859-2',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-13',
  'iso-8859-15',
  'koi8-r',
]);

/** Turns bytes into text piece by piece, in the encoding that the mark or the XML declaration at the beginning tells. */
export interface TextOfBytes {
  write(bytes: Uint8Array): string;
  end(): string;
}

export function createTextOfBytes(): TextOfBytes {
  let decoder: TextDecoder | undefined;
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
    } catch {
      throw new Unreadable('unknown_encoding', `the bytes are no ${decoder?.encoding.toUpperCase()}`);
    }
  };
  return {
    write(bytes) {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      return decode(bytes);
    },
    end: () => decode(),
  };
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named =
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  const known = canonical(named);
  if (known === undefined || !encodings.has(known))
    throw new Unreadable('unknown_encoding', `not an encoding we read`);
  return known;
}

function canonical(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}
