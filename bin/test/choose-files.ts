/** Kinds of test files, those that take longest first: what is short fills the gaps at the end. */
const kinds = ['e2e/', 'bin/', 'src/app/', 'src/workflows/', ''];

/** The test files to run, in the order in which they are begun. */
export function chooseFiles(files: readonly string[], words: readonly string[]): string[] {
  const asked = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const kindOf = (file: string) => kinds.findIndex((kind) => file.startsWith(kind));
  return asked.toSorted((one, other) => kindOf(one) - kindOf(other));
}

/** Whether a test asks the harness for a database; one that is missed here starts a server of its own. */
export function wantsDatabase(text: string): boolean {
  return /^(import|\}).* from '(#testing\/|\.\/throwaway-)/m.test(text);
}
