/** Which test files to run: `together` two at a time, `alone` one after another when the others are done. */
export type Choice = Readonly<{ together: readonly string[]; alone: readonly string[] }>;

/** Journeys drive a browser and measure time, so nothing else runs beside them. */
export function chooseFiles(files: readonly string[], words: readonly string[]): Choice {
  const asked = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  return {
    together: asked.filter((file) => !file.startsWith('e2e/')),
    alone: asked.filter((file) => file.startsWith('e2e/')),
  };
}

/** Whether a test asks the harness for a database; one that is missed here starts a server of its own. */
export function wantsDatabase(text: string): boolean {
  return /^(import|\}).* from '(#testing\/|\.\/throwaway-)/m.test(text);
}
