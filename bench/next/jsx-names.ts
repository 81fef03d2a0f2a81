/** Attributes that React spells otherwise than HTML; all others it takes as they are. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  maxlength: 'maxLength',
  minlength: 'minLength',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  spellcheck: 'spellCheck',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  datetime: 'dateTime',
  srcset: 'srcSet',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  hreflang: 'hrefLang',
  popovertarget: 'popoverTarget',
  checked: 'defaultChecked',
};

const flags = new Set(
  'disabled required checked selected hidden open async multiple readonly autofocus novalidate'.split(' '),
);

/** A property of JSX; `expression` is the value as JavaScript. */
export function jsxProperty(tag: string, name: string, expression: string): string {
  if (flags.has(name)) return `${names[name] ?? name}={true}`;
  // A field that a visitor may change begins with a value and does not keep it.
  if (name === 'value' && tag === 'input') return `defaultValue={${expression}}`;
  return `${names[name] ?? name}={${expression}}`;
}
