/** Number of random bytes in a secret link: 160 bits, written as 40 lower-case hex digits. */
const secretBytes = 20;

/** A time-ordered UUID (RFC 9562 version 7). */
export function uuidv7(now: Date = new Date()): string {
  const bytes = nextRandom();
  let ms = now.getTime();
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = ms % 256;
    ms = Math.floor(ms / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = toHex(bytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Random bytes for many identifiers at once: asking for 16 at a time was most of the cost of one. */
const pool = new Uint8Array(4096);
let used = pool.length;

function nextRandom(): Uint8Array {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += 16;
  return pool.slice(used - 16, used);
}

/** A secret for a link that somebody may follow without an account; paths are lower-cased, so is this. */
export function newLinkSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(secretBytes)));
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += hexOf[byte];
  return hex;
}
