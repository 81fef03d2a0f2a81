/** A change that is not known to be saved: `id` is made here, so that sending it twice saves it once. */
export type Waiting<Change> = Readonly<{ id: string; madeAt: string; change: Change }>;

/** So many changes wait on this machine at most; then the page asks to wait for the network. */
export const maxWaiting = 500;
const maxChars = 2_000_000;

/** What a store can do: that of the browser, or of a test. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what waits where the death of the tab, the server and the session cannot reach it; two tabs of one person share it. */
export function createWaitingStore<Change>(store: TextStore, key: string) {
  function read(): readonly Waiting<Change>[] {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
      // Only this store writes the entry; a stranger's hand in it costs what waited, not the page.
      return Array.isArray(kept) ? kept.filter(isWaiting<Change>).slice(0, maxWaiting) : [];
    } catch {
      return [];
    }
  }

  function write(waiting: readonly Waiting<Change>[]): boolean {
    try {
      const text = JSON.stringify(waiting);
      if (waiting.length > maxWaiting || text.length > maxChars) return false;
      if (waiting.length === 0) store.removeItem(key);
      else store.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  return {
    read,
    /** Whether it is kept; false where the machine has no room for more. */
    add: (entry: Waiting<Change>) => write([...read(), entry]),
    remove: (id: string) => write(read().filter((entry) => entry.id !== id)),
  };
}
export type WaitingStore<Change> = ReturnType<typeof createWaitingStore<Change>>;

function isWaiting<Change>(entry: unknown): entry is Waiting<Change> {
  return (
    typeof entry === 'object' && entry !== null && 'id' in entry && 'change' in entry && 'madeAt' in entry
  );
}
