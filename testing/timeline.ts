/** Prints what happened and when, in milliseconds since the first line. */
export function createTimeline(print: (line: string) => void) {
  const began = performance.now();
  return {
    note(step: string, words: string): void {
      const ms = String(Math.round(performance.now() - began)).padStart(6);
      print(`${ms} ms  ${step.padEnd(13)} ${words}`);
    },
  };
}

export type Timeline = ReturnType<typeof createTimeline>;

/** Asks again until `ask` gives something; throws after `limitMs` with what was waited for. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  limitMs = 30_000,
): Promise<T> {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited ${limitMs / 1000} s in vain for ${what}`);
}
