/** Counts what the processes of a run write to their logs; what must never be there goes to `onServerError`. */
export function countLogLines(onServerError: (what: string) => void) {
  const counts = new Map<string, number>();
  return {
    onLine(line: string): void {
      const words = wordsOf(line);
      counts.set(words, (counts.get(words) ?? 0) + 1);
      if (/^(request failed|answered) .*500/.test(words) || words.includes('Unhandled')) onServerError(line);
    },
    /** The most frequent ones, with their numbers. */
    most(count: number): string[] {
      const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
      return sorted.slice(0, count).map(([words, times]) => `log: ${times} × ${words}`);
    },
  };
}

/** A line of a process's log without what differs from line to line. */
function wordsOf(line: string): string {
  try {
    const { msg, err, chore, status, route, words, error, code } = JSON.parse(line);
    const fault = err?.code ?? err?.message ?? error ?? '';
    return [msg, chore, route, status, code, words, String(fault).slice(0, 120)].filter(Boolean).join(' ');
  } catch {
    return line.slice(0, 160);
  }
}
