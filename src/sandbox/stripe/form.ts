/** Nested values of a form in Stripe's manner: `a[b][0]=1` is `{ a: { b: ['1'] } }`. */

type Nested = { [name: string]: string | Nested };

const maxDepth = 6;

/** Reads the flat fields of a form. Lists are told by names that are numbers. Undefined where a name cannot be read. */
export function nestedForm(flat: unknown): unknown {
  const root: Nested = Object.create(null);
  for (const [name, value] of Object.entries(flat ?? {})) {
    const path = /^[^[\]]+(\[[^[\]]*\])*$/.test(name) ? name.replaceAll(']', '').split('[') : [];
    if (path.length === 0 || path.length > maxDepth || typeof value !== 'string') return undefined;
    if (!place(root, path, value)) return undefined;
  }
  return listed(root);
}

function place(root: Nested, path: readonly string[], value: string): boolean {
  let at = root;
  for (const step of path.slice(0, -1)) {
    const next = at[step] ?? Object.create(null);
    if (typeof next === 'string') return false;
    at[step] = next;
    at = next;
  }
  const last = path.at(-1) ?? '';
  if (at[last] !== undefined) return false;
  at[last] = value;
  return true;
}

function listed(value: string | Nested): unknown {
  if (typeof value === 'string') return value;
  const names = Object.keys(value);
  const members = names.map((name) => listed(value[name] ?? ''));
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? members : Object.fromEntries(names.map((name, index) => [name, members[index]]));
}
