import { combinationOf, isSingleSign } from './combination.ts';

/** A key of a page and what it does. */
export type KeyBinding = Readonly<{
  /** As `combinationOf` writes it; of several the first is shown. */
  keys: string | readonly string[];
  label: string;
  act: () => void;
  /** Shown in the bar at the foot too, not only in the list of all keys. */
  isInBar?: boolean;
  /** For now it does nothing, and is shown nowhere. */
  isOff?: boolean;
  /** Works while somebody types in a field as well. */
  isForFields?: boolean;
}>;

type Group = Readonly<{ id: string; title: string; bindings: readonly KeyBinding[] }>;

let groups: readonly Group[] = [];
const listeners = new Set<() => void>();
const say = () => {
  for (const listener of listeners) listener();
};

const storeKey = 'staffSingleKeys';
let areSingleKeysOn: boolean | undefined;

/** Whether letters alone are keys; a person may switch them off (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  areSingleKeysOn ??= typeof localStorage === 'undefined' || localStorage.getItem(storeKey) !== 'off';
  return areSingleKeysOn;
}

export function switchSingleKeys(isOn: boolean): void {
  areSingleKeysOn = isOn;
  localStorage.setItem(storeKey, isOn ? 'on' : 'off');
  say();
}

/** Puts a group's bindings in place of its former ones; the group that came last is asked first. */
export function setGroup(group: Group): void {
  const known = groups.some(({ id }) => id === group.id);
  groups = known ? groups.map((other) => (other.id === group.id ? group : other)) : [...groups, group];
  say();
}

export function dropGroup(id: string): void {
  groups = groups.filter((group) => group.id !== id);
  say();
}

export function listGroups(): readonly Group[] {
  return groups;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keysOf({ keys }: KeyBinding): readonly string[] {
  return typeof keys === 'string' ? [keys] : keys;
}

/** Does what is bound to the pressed keys, where nothing nearer wants them. */
export function pressKeys(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = combinationOf(event);
  const target = event.target instanceof Element ? event.target : document.body;
  const wanted = wantedBy(target, pressed);
  if (wanted === 'dialog' || (isSingleSign(pressed) && !singleKeysOn())) return;
  for (const { bindings } of [...groups].reverse()) {
    const bound = bindings.find((one) => one.isOff !== true && keysOf(one).includes(pressed));
    if (bound === undefined) continue;
    if (wanted === 'field' && bound.isForFields !== true) return;
    event.preventDefault();
    bound.act();
    return;
  }
}

/** Who is nearer than the page: an open dialog, the field in which somebody types, the button that Enter presses. */
function wantedBy(target: Element, pressed: string): 'dialog' | 'field' | 'nobody' {
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="grid"]') !== null) {
    const box = target.closest('input');
    return box !== null && ['checkbox', 'radio', 'button'].includes(box.type) && pressed !== 'Space'
      ? 'nobody'
      : 'field';
  }
  const presses = pressed === 'Enter' || pressed === 'Space';
  return presses && target.closest('a[href], button, summary, [role="tab"], [role="option"]') !== null
    ? 'field'
    : 'nobody';
}
