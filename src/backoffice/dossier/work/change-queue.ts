import { maxWaiting, type Waiting, type WaitingStore } from './waiting-store.ts';

/** What became of a change that was sent. */
export type Sent<Refusal> =
  | { is: 'saved'; at: string }
  /** Nobody answered: it is sent again later. */
  | { is: 'unreachable' }
  /** The answer was no: it leaves the queue, and the page says why. */
  | { is: 'refused'; refusal: Refusal }
  /** Nobody is signed in any more: everything waits. */
  | { is: 'signed_out' };

export type QueueState<Change, Refusal> = Readonly<{
  waiting: readonly Waiting<Change>[];
  savedAt: string | undefined;
  isUnreachable: boolean;
  /** What was refused and not yet looked at. */
  refused: readonly Readonly<{ entry: Waiting<Change>; refusal: Refusal }>[];
}>;

type Deps<Change, Refusal> = Readonly<{
  store: WaitingStore<Change>;
  send: (entry: Waiting<Change>) => Promise<Sent<Refusal>>;
  onState: (state: QueueState<Change, Refusal>) => void;
  now: () => Date;
  /** Calls back after so many milliseconds; answers with how to call it off. */
  later: (work: () => void, ms: number) => () => void;
  onSignedOut: () => void;
}>;

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Changes in the order in which they were made, sent one after the other until each is saved or refused. */
export function createChangeQueue<Change, Refusal>(deps: Deps<Change, Refusal>) {
  const { store, send, onState, now, later, onSignedOut } = deps;
  let state: QueueState<Change, Refusal> = {
    waiting: store.read(),
    savedAt: undefined,
    isUnreachable: false,
    refused: [],
  };
  let isSending = false;
  let waitMs = firstWaitMs;
  let callOff = () => {};

  function set(next: Partial<QueueState<Change, Refusal>>): void {
    state = { ...state, ...next };
    onState(state);
  }

  function drop(id: string): void {
    store.remove(id);
    set({ waiting: state.waiting.filter((entry) => entry.id !== id) });
  }

  /** Sends until nothing waits or nobody answers. */
  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    callOff();
    try {
      for (let [entry] = state.waiting; entry !== undefined; [entry] = state.waiting) {
        const sent = await send(entry);
        if (sent.is === 'signed_out') return onSignedOut();
        if (sent.is === 'unreachable') {
          set({ isUnreachable: true });
          callOff = later(() => void run(), waitMs);
          waitMs = Math.min(2 * waitMs, longestWaitMs);
          return;
        }
        waitMs = firstWaitMs;
        if (sent.is === 'saved') set({ savedAt: sent.at, isUnreachable: false });
        else set({ refused: [...state.refused, { entry, refusal: sent.refusal }], isUnreachable: false });
        drop(entry.id);
      }
    } finally {
      isSending = false;
    }
  }

  return {
    state: () => state,
    /** Takes a change; false where so many wait that no more can be kept. */
    add(change: Change): boolean {
      if (state.waiting.length >= maxWaiting) return false;
      const entry = { id: crypto.randomUUID(), madeAt: now().toISOString(), change };
      if (!store.add(entry)) return false;
      set({ waiting: [...state.waiting, entry] });
      void run();
      return true;
    },
    /** Tries at once: the network is back, or somebody has signed in. */
    retry(): void {
      waitMs = firstWaitMs;
      void run();
    },
    /** The refusal was looked at. */
    settle(id: string): void {
      set({ refused: state.refused.filter(({ entry }) => entry.id !== id) });
    },
    stop(): void {
      callOff();
    },
  };
}
