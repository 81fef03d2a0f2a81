/** Cuts a text that has to fit somewhere; the cut shows. Lengths in code points. */
export function shorten(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const signs = Array.from(text);
  if (signs.length <= maxChars) return text;
  return `${signs
    .slice(0, maxChars - 1)
    .join('')
    .trimEnd()}…`;
}
