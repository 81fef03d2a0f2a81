/** More of a file of values is not read. */
export const maxTableFileBytes = 1_000_000;

/**
 * The text of a file of values: UTF-8, UTF-16 by its mark, or what spreadsheets of before write, Windows 1251 where letters above
 * ASCII stand beside each other as in Russian words, else Windows 1252.
 */
export function decodeTable(bytes: Uint8Array): string {
  const held = bytes.subarray(0, maxTableFileBytes);
  if (held[0] === 0xff && held[1] === 0xfe) return read(held, 'utf-16le');
  if (held[0] === 0xfe && held[1] === 0xff) return read(held, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(held);
  } catch {
    return read(held, isCyrillic(held) ? 'windows-1251' : 'windows-1252');
  }
}

const read = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

function isCyrillic(bytes: Uint8Array): boolean {
  let together = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0xc0) continue;
    if ((bytes[at - 1] ?? 0) >= 0xc0 || (bytes[at + 1] ?? 0) >= 0xc0) together += 1;
    else alone += 1;
  }
  return together > alone;
}
