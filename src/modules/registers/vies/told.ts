/** A name or an address as VIES gives it, in one line; null where dashes stand for what a member state does not tell. */
export function told(text: string | null | undefined): string | null {
  const lines = (text ?? '').split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const plain = lines.filter(Boolean).join(', ');
  return /[\p{L}\p{N}]/u.test(plain) ? plain : null;
}
