/** How far a replica is behind, in time: by when the primary wrote what the replica has not replayed yet. */
export interface LagMeter {
  /** The primary's log had come to `position` at `atMs`. */
  note(position: bigint, atMs: number): void;
  /** Milliseconds since the primary wrote the first thing that is missing at `replayed`; 0 where nothing is. */
  lagMs(replayed: bigint, nowMs: number): number;
}

const maxMarks = 1_000;

/**
 * Measures by marks of our own, not by the time of the last replayed transaction: that one grows old on its own where
 * nobody writes. A lag is told a heartbeat too small at most.
 */
export function createLagMeter(): LagMeter {
  const marks: { position: bigint; atMs: number }[] = [];
  return {
    note(position, atMs) {
      const last = marks.at(-1);
      if (last !== undefined && position <= last.position) return;
      // Where too many are missing the last one is taken for older than it is.
      if (last !== undefined && marks.length >= maxMarks) last.position = position;
      else marks.push({ position, atMs });
    },
    lagMs(replayed, nowMs) {
      const missing = marks.findIndex(({ position }) => position > replayed);
      marks.splice(0, missing === -1 ? marks.length - 1 : missing);
      const [first] = marks;
      return first === undefined || first.position <= replayed ? 0 : Math.max(0, nowMs - first.atMs);
    },
  };
}

const pageBytes = 8_192n;
const segmentBytes = 1_048_576n;

/**
 * The end of what was written, from where the next record would begin: behind the head of a page that nothing was
 * written into yet, and so beyond what a replica can ever replay of it.
 */
export function endOfWritten(nextRecord: bigint): bigint {
  if (nextRecord % segmentBytes === 40n) return nextRecord - 40n;
  return nextRecord % pageBytes === 24n ? nextRecord - 24n : nextRecord;
}
