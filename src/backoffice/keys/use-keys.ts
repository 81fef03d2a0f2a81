import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import {
  dropGroup,
  type KeyBinding,
  listGroups,
  pressKeys,
  setGroup,
  singleKeysOn,
  subscribe,
} from './key-bindings.ts';

/** The keys of a part of the page while it is shown; parts that came later are asked first. */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const id = useId();
  const latest = useRef(bindings);
  latest.current = bindings;
  // What is shown and asked changes seldom, what is done with every rendering.
  const signature = JSON.stringify(bindings.map((one) => [one.keys, one.label, one.isOff, one.isInBar]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the bindings
  useEffect(() => {
    const bound = latest.current.map((one, index) => ({ ...one, act: () => latest.current[index]?.act() }));
    setGroup({ id, title, bindings: bound });
  }, [id, title, signature]);
  useEffect(() => () => dropGroup(id), [id]);
}

/** Listens for the keys of all parts; once, in the frame of the pages. */
export function useKeyPresses(): void {
  useEffect(() => {
    document.addEventListener('keydown', pressKeys);
    return () => document.removeEventListener('keydown', pressKeys);
  }, []);
}

const none: ReturnType<typeof listGroups> = [];

/** Every group of keys that the page has now. */
export function useKeyGroups() {
  return useSyncExternalStore(subscribe, listGroups, () => none);
}

/** Whether letters alone are keys, for this person. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysOn, () => true);
}
