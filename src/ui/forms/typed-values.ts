/** What stands in a form, by the names of its fields. */
export type TypedValues = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed and chosen in a form; a box that is not ticked is not there. Passwords are never among it, nor what
 * nobody typed. A password that is being shown is a text field for as long: it is known by its mark.
 */
export function valuesOf(form: HTMLFormElement): TypedValues {
  const typed = controlsOf(form).filter((control) => !isChoice(control) || control.checked);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/**
 * Puts kept values back. What stands in a field already was typed before the page was awake, or filled in by the server,
 * and stays, unless `isAbove`; a choice stays where it is not the one that was drawn.
 */
export function fillIn(form: HTMLFormElement, values: TypedValues, isAbove: boolean): void {
  const controls = controlsOf(form);
  const touched = new Set(
    controls
      .filter((control) =>
        isChoice(control) ? control.checked !== control.defaultChecked : !isAbove && control.value !== '',
      )
      .map(({ name }) => name),
  );
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** Whether two forms say the same. */
export function areSame(one: TypedValues, other: TypedValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (field): field is Control =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      field.type !== 'hidden' &&
      field.type !== 'file' &&
      field.type !== 'password' &&
      !field.readOnly &&
      field.dataset.password === undefined,
  );
}
