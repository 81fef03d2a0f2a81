/** Where the note of a source stands on its page. */
export function noteId(number: number): string {
  return `source-${number}`;
}
