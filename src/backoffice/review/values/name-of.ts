import type { CheckItem } from '#workflows/check-report/contract.ts';

type Words = Readonly<{ reasonLabel: string }>;
type Named = Pick<CheckItem, 'label' | 'of' | 'how'>;

/** `Sales, 31 December 2025` */
export function nameOf({ label, of, how }: Named, words: Words): string {
  return [label === '' || how === 'excused' ? words.reasonLabel : label, of].filter(Boolean).join(', ');
}

/** Values of a section with their names. Rows of a table begin with some that are called alike (`Name`): each is told by what it says. */
export function namedItems<Item extends Named & Pick<CheckItem, 'author' | 'machine' | 'sealed'>>(
  items: readonly Item[],
  words: Words,
): Readonly<{ item: Item; name: string }>[] {
  const names = items.map((item) => nameOf(item, words));
  const once = new Set<string>();
  const repeated = new Set(names.filter((name) => once.has(name) || !once.add(name)));
  return items.map((item, at) => {
    const name = names[at] ?? '';
    const said = item.author ?? item.machine ?? item.sealed;
    return { item, name: repeated.has(name) && said !== null ? `${name}, ${said.shown}` : name };
  });
}
