/** What YooKassa would call the gateway's objects: 36 characters, ours between fixed ones that tell what it is. */
const marks = { payment: '000f', card: '000c', refund: '0015' } as const;
const prefixes = { payment: 'pay_', card: 'card_', refund: 're_' } as const;
type Kind = keyof typeof marks;

/** The name of an object, e.g. `2d6b9c0e-000f-5000-81f2-…`. */
export function nameOf(kind: Kind, id: string): string {
  const chance = id.slice(prefixes[kind].length);
  return `${chance.slice(0, 8)}-${marks[kind]}-5000-${chance.slice(8, 12)}-${chance.slice(12)}`;
}

/** The object behind a name; a name that is none of ours is of no object. */
export function idOf(kind: Kind, name: string): string {
  const [, first, mark, ...rest] =
    /^([0-9a-f]{8})-([0-9a-f]{4})-5000-([0-9a-f]{4})-([0-9a-f]{12})$/.exec(name) ?? [];
  return mark === marks[kind] ? `${prefixes[kind]}${first}${rest.join('')}` : prefixes[kind];
}
