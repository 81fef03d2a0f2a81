/** So long a number may be and still stand on one line of the narrowest place. */
const longest = 20;

/** Numbers of files and registers have hyphens, at which a line would end: `D-307/2026`. */
const isNumber = (word: string) => word.length <= longest && /-.*\d/.test(word);

/** A sentence in pieces, and which of them no line may end within. */
export function partNumbers(text: string): readonly Readonly<{ text: string; isWhole: boolean }>[] {
  const pieces: { text: string; isWhole: boolean }[] = [];
  for (const word of text.split(/(\s)/)) {
    const isWhole = isNumber(word);
    const last = pieces.at(-1);
    if (last !== undefined && !isWhole && !last.isWhole) last.text += word;
    else if (word !== '') pieces.push({ text: word, isWhole });
  }
  return pieces;
}
