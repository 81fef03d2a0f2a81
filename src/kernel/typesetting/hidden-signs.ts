/**
 * Signs that nobody sees: those that turn the direction of what stands after them, soft hyphens, signs without width, tags of no letter.
 * What joins letters of Persian and Hindi, or chooses among the forms of one, is not among them.
 */
const hiddenSigns =
  /(?!\u200c|\u200d|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** A text as it is seen: with a hidden sign two names look like one, or a name like another. */
export function withoutHiddenSigns(text: string): string {
  return text.replace(hiddenSigns, '');
}
