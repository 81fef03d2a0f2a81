/** One thing that somebody said of a value. */
export type CheckEntry = Readonly<{
  id: string;
  what: 'accept' | 'undo' | 'comment' | 'reply';
  place: string;
  fingerprint: string | null;
  text: string | null;
  actor: string;
  at: Date;
}>;

/** How a value stands after all that was said of it. */
export type PlaceStanding = Readonly<{
  /** The last acceptance; of what, its fingerprint says. */
  accepted: CheckEntry | undefined;
  /** Comments that no acceptance has followed. */
  open: readonly CheckEntry[];
  /** Everything that was said in words. */
  thread: readonly CheckEntry[];
}>;

const untouched: PlaceStanding = { accepted: undefined, open: [], thread: [] };

/** Reads the log in its order: how each value stands that something was said of. */
export function standings(entries: readonly CheckEntry[]): ReadonlyMap<string, PlaceStanding> {
  const all = new Map<string, PlaceStanding>();
  for (const entry of entries) all.set(entry.place, after(all.get(entry.place) ?? untouched, entry));
  return all;
}

function after(before: PlaceStanding, entry: CheckEntry): PlaceStanding {
  const thread = [...before.thread, entry];
  switch (entry.what) {
    case 'accept':
      return { ...before, accepted: entry, open: [] };
    case 'undo':
      return { ...before, accepted: undefined, open: before.thread.filter(({ what }) => what === 'comment') };
    case 'comment':
      return { accepted: undefined, open: [...before.open, entry], thread };
    case 'reply':
      return { ...before, thread };
  }
}

/** Whether this very content was accepted, and nothing was said against it since. */
export function isAccepted(standing: PlaceStanding | undefined, fingerprint: string): boolean {
  return standing?.accepted?.fingerprint === fingerprint && standing.open.length === 0;
}
