/**
 * Where in the snapshot something stands, for whoever opens it: a JSON pointer (`/items/0/name`, RFC 6901), the id of an element
 * (`#f12`), a line and column of a table (`line 5, Name`), or an element's path (`/doc/entity[3]/name`).
 */
export type Place = string;

/** What was read, with where it stands. */
export type Placed<T> = T & Readonly<{ place: Place }>;

/** A JSON pointer of these steps. */
export function pointer(...steps: readonly (string | number)[]): Place {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
