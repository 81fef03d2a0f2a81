import type { PlacedValue } from './placed-value.ts';

/**
 * How a value came to be what it is: written where nothing was found; written over what was found; taken from another source than the
 * machine's; found, with a person's word that its evidence is right; a reason for an empty section; taken out; a verdict on a possible match;
 * as found, and only spoken about; gone, and spoken about.
 */
export const changeKinds = [
  'typed',
  'corrected',
  'chosen',
  'reasoned',
  'excused',
  'removed',
  'judged',
  'found',
  'gone',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What stood, or would stand, in a place. */
export type Said = Readonly<{ shown: string; source: string; sourceRu: string | null }>;

/** One thing that the second person decides on. */
export type Change = Readonly<{
  how: ChangeKind;
  value: PlacedValue;
  machine: Said | null;
  /** Sources say different things. */
  isContradicted: boolean;
}>;

/** Who entered a value, where it was a person. */
export function personOf(enteredBy: string | null): string | null {
  return enteredBy?.startsWith('account:') ? enteredBy.slice('account:'.length) : null;
}

/**
 * Everything that a person changed of what a machine found and that no second person has seen yet: a value that stands as it was
 * sealed before (`sealed`, fingerprints by place) was seen then. `spoken` are places that were commented on, changed or not.
 */
export function changesOf(
  values: readonly PlacedValue[],
  sealed: ReadonlyMap<string, string>,
  spoken: ReadonlySet<string>,
): Change[] {
  return values.flatMap((value) => {
    const how = kindOf(value);
    const isSeen = sealed.get(value.place) === value.fingerprint;
    if ((how === 'found' || isSeen) && !spoken.has(value.place)) return [];
    const machine = how === 'found' || how === 'reasoned' ? value : (value.others[0] ?? null);
    const isContradicted = value.others.some(({ shown }) => shown !== value.shown);
    return [{ how, value, machine, isContradicted }];
  });
}

function kindOf(value: PlacedValue): ChangeKind {
  if (personOf(value.enteredBy) === null) return value.reason === null ? 'found' : 'reasoned';
  if (value.place.endsWith('.reason')) return 'excused';
  const [first, ...others] = value.others;
  if (first === undefined) return 'typed';
  if (first.shown === value.shown && first.source === value.source)
    return value.reason === null ? 'found' : 'reasoned';
  return others.some(({ shown }) => shown === value.shown) ? 'chosen' : 'corrected';
}
