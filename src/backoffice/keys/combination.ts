/** What of a keyboard event says which keys were pressed. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const latin = /^[\x21-\x7e]$/;

/**
 * The keys of an event as bindings write them: `Enter`, `Shift+Enter`, `Ctrl+Z`, `J`, `/`, `?`. Letters are capitals and are read by
 * their place where the keyboard writes another script, so that J is J for a colleague who types Russian. Command is Ctrl.
 */
export function combinationOf(pressed: Pressed): string {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  // On a Mac Alt turns a digit into another sign.
  const digit = altKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  const letter = digit ?? (latin.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key));
  const name = letter === ' ' ? 'Space' : letter.length === 1 ? letter.toUpperCase() : letter;
  const isSign = name.length === 1 && !/[A-Z]/.test(name);
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    // A sign like ? needs Shift on one keyboard and not on another.
    ...(shiftKey && !isSign ? ['Shift'] : []),
    name,
  ].join('+');
}

/** Whether it is a letter or sign alone, which a screen reader or a voice may type by mistake (WCAG 2.1.4). */
export function isSingleSign(keys: string): boolean {
  return /^(?:Shift\+)?[^+]$/.test(keys);
}

/** As `aria-keyshortcuts` wants it. */
export function ariaKeys(keys: string): string {
  return keys.replace('Ctrl+', 'Control+');
}
