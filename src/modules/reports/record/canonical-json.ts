/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Writes a value in the one form that RFC 8785 (JSON Canonicalization Scheme) knows: names sorted by their UTF-16 units, no
 * white space, numbers as ECMAScript writes them. Throws TypeError for what has no such form.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number');
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('a text is not well-formed');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let members = '';
  if (isList(value)) {
    for (const item of value) members += `${members && ','}${canonicalJson(item)}`;
    return `[${members}]`;
  }
  for (const name of Object.keys(value).sort())
    members += `${members && ','}${canonicalJson(name)}:${canonicalJson(value[name] ?? null)}`;
  return `{${members}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
