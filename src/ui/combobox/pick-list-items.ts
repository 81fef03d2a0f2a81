import type { PickItem } from './pick-list-filter.ts';

/** One row of a pick list as its select holds it. */
export type ListedItem = PickItem & Readonly<{ option: HTMLOptionElement }>;

/** Between other names in an option's `data-names`; no name has it. */
export const namesSeparator = '|';

const known = new WeakMap<HTMLSelectElement, readonly ListedItem[]>();

/** What a select offers, read once; the empty choice is no item. */
export function itemsOf(select: HTMLSelectElement): readonly ListedItem[] {
  const items = known.get(select) ?? readItems(select);
  known.set(select, items);
  return items;
}

function readItems(select: HTMLSelectElement): ListedItem[] {
  return [...select.options]
    .filter(({ value }) => value !== '')
    .map((option) => ({
      key: option.value,
      code: option.value,
      label: option.text,
      keywords: (option.dataset.names ?? '').split(namesSeparator).filter(Boolean),
      option,
    }));
}
