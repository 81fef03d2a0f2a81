import type { FileRun, Tally } from './tally.ts';

/** More failing files than these are no matter of luck: they are not run again. */
export const mostSecondLooks = 4;

/** What a file told when it ran with others, and when it ran again by itself. */
export type Looked = Readonly<{ run: FileRun; tally: Tally }>;

/**
 * Runs the few files that failed once more, each alone and with the machine to itself. One that passes then is unsteady, which is
 * said for each of its tests; one that fails again has failed. A file that nobody reached is run for the first time.
 */
export async function lookAgain(
  looked: readonly Looked[],
  runAlone: (file: string) => Promise<Looked>,
): Promise<Readonly<{ looked: readonly Looked[]; unsteady: readonly string[] }>> {
  const failed = looked.filter(({ tally }) => tally.failures.length > 0);
  if (failed.length === 0 || failed.length > mostSecondLooks) return { looked, unsteady: [] };
  const again = new Map<Looked, Looked>();
  const unsteady: string[] = [];
  for (const first of failed) {
    const second = await runAlone(first.run.file);
    again.set(first, second);
    if (second.tally.failures.length > 0 || !first.run.isReached) continue;
    unsteady.push(...first.tally.failures.map(({ name, where }) => `${where}  ${name}`));
  }
  return { looked: looked.map((first) => again.get(first) ?? first), unsteady };
}
