/** By what a desk knows again which version an act has seen. */
export type Mark = string | number;

/** What is typed over a version, as it is kept. */
type Kept<Value> = Readonly<{
  /** The version it was typed over, or the one that its writer was told of since. */
  seen: Mark;
  value: Value;
  /** Its writer was told that somebody has published meanwhile. */
  wasTold?: boolean;
}>;

/** What a desk answers: the version there is, and what it says. */
type Standing<Value> = Readonly<{ mark: Mark; saved: Value }>;

/** What a form shows, and what it must say that it has seen. */
type VersionDraft<Value> = Readonly<{
  value: Value;
  seen: Mark;
  /** Somebody else has published since what is typed here was begun. */
  isOvertaken: boolean;
}>;

/** What is typed over the version of a desk; the version itself where nothing is. */
export function draftOver<Value>(text: string, { mark, saved }: Standing<Value>): VersionDraft<Value> {
  const kept = keptOf<Value>(text);
  if (kept === undefined) return { value: saved, seen: mark, isOvertaken: false };
  const { value, seen, wasTold = false } = kept;
  return { value, seen, isOvertaken: wasTold || seen !== mark };
}

/** The text to keep once something is typed; empty where it says what the desk says. */
export function typedOver<Value>(text: string, { mark, saved }: Standing<Value>, value: Value): string {
  const { seen, wasTold } = keptOf<Value>(text) ?? { seen: mark };
  const isAsSaved = seen === mark && JSON.stringify(value) === JSON.stringify(saved);
  return isAsSaved ? '' : JSON.stringify({ seen, value, wasTold } satisfies Kept<Value>);
}

/** The text to keep once its writer was told of another version: sent again, it replaces that one knowingly. */
export function toldOf(text: string, mark: Mark): string {
  const kept = keptOf(text);
  if (kept === undefined) return '';
  return kept.seen === mark ? text : JSON.stringify({ ...kept, seen: mark, wasTold: true });
}

/** The text to keep once its writer has published something else: that overtakes nobody. */
export function movedOn(text: string, from: Mark, to: Mark): string {
  const kept = keptOf(text);
  if (kept === undefined) return '';
  if (from === to) return text;
  return kept.seen === from ? JSON.stringify({ ...kept, seen: to, wasTold: false }) : text;
}

function keptOf<Value>(text: string): Kept<Value> | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('seen' in kept && 'value' in kept)) return undefined;
    // Only the functions above write it; what an earlier version kept has no mark, and nobody knows what it was typed over.
    return kept as Kept<Value>;
  } catch {
    return undefined;
  }
}
