/** Kinds that may run in what time others leave: they start no browser and no product, and wait for nothing by the clock. */
const patientHeads = ['src/', 'database/', 'testing/', 'bench/'];
const impatientHeads = ['src/app/', 'testing/chaos/'];

/** The batches of a run, each handed out once. */
export interface BatchQueue<Batch> {
  /** The longest that is left. */
  next(): Batch | undefined;
  /** The shortest that is left, if its files can wait; undefined as soon as none can. */
  nextPatient(): Batch | undefined;
}

/** Hands out batches that stand in the order in which they are begun, the longest first. */
export function queueOf<Batch extends readonly string[]>(batches: readonly Batch[]): BatchQueue<Batch> {
  const left = [...batches];
  return {
    next: () => left.shift(),
    nextPatient: () => (left.at(-1)?.every(isPatient) === true ? left.pop() : undefined),
  };
}

const startsWith = (heads: readonly string[], file: string) => heads.some((head) => file.startsWith(head));
const isPatient = (file: string) => startsWith(patientHeads, file) && !startsWith(impatientHeads, file);
