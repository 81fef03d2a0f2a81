/** The first letters of the first two words of a name, as a picture that is missing shows them. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/).slice(0, 2);
  // By characters, not by halves of them.
  return words.map((word) => ([...word][0] ?? '').toLocaleUpperCase()).join('');
}
