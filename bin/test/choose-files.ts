/**
 * Kinds of test files, those that take longest first: what is short fills the gaps at the end. So many of a kind share a
 * process, which costs a second less for each; what they start themselves is in processes of its own anyway.
 */
const kinds = [
  { head: 'e2e/', together: 5 },
  { head: 'bin/', together: 10 },
  { head: 'src/app/', together: 16 },
  { head: 'src/workflows/', together: 35 },
  { head: '', together: 60 },
] as const;
/** Begun first of all, each in a process of its own. */
const longest = [
  'testing/chaos/chaos.test.ts',
  'e2e/accessibility.test.ts',
  'e2e/typed-early.test.ts',
  'e2e/accessibility-windows.test.ts',
];

const kindOf = (file: string) => kinds.findIndex(({ head }) => file.startsWith(head));
const rankOf = (file: string) => (longest.includes(file) ? -1 : kindOf(file));

/** The test files to run, in the order in which they are begun. */
export function chooseFiles(files: readonly string[], words: readonly string[]): string[] {
  const asked = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  return asked.toSorted((one, other) => rankOf(one) - rankOf(other));
}

type Batch = [string, ...string[]];

/** Which of the files, as `chooseFiles` answers them, share a process. */
export function batchesOf(files: readonly string[], textOf: (file: string) => string): Batch[] {
  const batches: Batch[] = [];
  let open: Batch | undefined;
  for (const file of files) {
    if (longest.includes(file) || wantsProcess(textOf(file))) {
      batches.push([file]);
      continue;
    }
    const { together = 1 } = kinds[kindOf(file)] ?? {};
    const isJoined = open !== undefined && kindOf(open[0]) === kindOf(file) && open.length < together;
    if (open !== undefined && isJoined) open.push(file);
    else {
      open = [file];
      batches.push(open);
    }
  }
  return batches;
}

/** Whether a test says that it cannot share a process, and why. */
function wantsProcess(text: string): boolean {
  return /^\/\/ In a process of its own: \S/m.test(text);
}

/** Whether a test asks the harness for a database; one that is missed here starts a server of its own. */
export function wantsDatabase(text: string): boolean {
  return /^(import|\}).* from '(#testing\/|\.\/throwaway-)/m.test(text);
}
