/** The values that an act is about; undefined where it is about the whole report. */
export type ActPlaces = readonly string[] | undefined;

type Waiting = { places: ActPlaces; heldBackBy?: { error: unknown } };

/**
 * Acts reach the server one by one, in the order in which they were done. What waits behind an act that failed and is about
 * the same value is not sent and fails with it: a value whose comment was refused is not accepted in silence.
 */
export function createActLine() {
  const line: Waiting[] = [];
  let last: Promise<unknown> = Promise.resolve();
  async function run<T>(own: Waiting, ask: () => Promise<T>): Promise<T> {
    try {
      if (own.heldBackBy !== undefined) throw own.heldBackBy.error;
      return await ask();
    } catch (error) {
      for (const other of line) if (other !== own && isShared(own, other)) other.heldBackBy ??= { error };
      throw error;
    } finally {
      line.splice(line.indexOf(own), 1);
    }
  }
  return {
    /** Sends the act when its turn comes. */
    add<T>(places: ActPlaces, ask: () => Promise<T>): Promise<T> {
      const own: Waiting = { places };
      line.push(own);
      const turn = () => run(own, ask);
      const asked = last.then(turn, turn);
      last = asked;
      return asked;
    },
  };
}

function isShared({ places: one }: Waiting, { places: other }: Waiting): boolean {
  return one === undefined || other === undefined || one.some((place) => other.includes(place));
}
