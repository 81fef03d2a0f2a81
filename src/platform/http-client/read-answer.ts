/** The bytes of somebody's answer; undefined where it is longer than it may be, and the rest is not read then. */
export async function readAnswer({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
