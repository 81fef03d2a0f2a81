import type { ListedItem } from './pick-list-items.ts';

/** So many rows fill the list; they are there in the frame of the click, the others a moment later. */
const rowsInSight = 12;

const madeFor = new WeakMap<HTMLElement, Map<string, HTMLElement>>();

/** Draws the rows of `items` into a list, those in sight at once; each row is made once from the list's model row. */
export function drawRows(
  { list, model, id }: Readonly<{ list: HTMLElement; model: HTMLElement; id: string }>,
  items: readonly ListedItem[],
  { selectedKey, startAt }: Readonly<{ selectedKey: string; startAt: number }>,
): void {
  const made = madeFor.get(list) ?? new Map<string, HTMLElement>();
  madeFor.set(list, made);
  const rowOf = ({ key, code, label }: ListedItem) => {
    const row = made.get(key) ?? rowFrom(model, { id: `${id}-${key}`, code, label });
    made.set(key, row);
    row.ariaSelected = String(key === selectedKey);
    return row;
  };
  const atOnce = items.slice(0, startAt + rowsInSight).map(rowOf);
  list.replaceChildren(...atOnce);
  if (atOnce.length === items.length) return;
  const last = atOnce.at(-1);
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Something else may have been typed meanwhile.
      const isSame = list.childElementCount === atOnce.length && list.lastElementChild === last;
      if (isSame) list.append(...items.slice(atOnce.length).map(rowOf));
    }),
  );
}

function rowFrom(
  model: HTMLElement,
  about: Readonly<{ id: string; code: string; label: string }>,
): HTMLElement {
  const row = model.cloneNode(true);
  if (!(row instanceof HTMLElement)) throw new Error('a row is no element');
  const [mark, name] = row.children;
  row.id = about.id;
  row.role = 'option';
  row.tabIndex = -1;
  if (mark instanceof HTMLElement) mark.dataset.flag = about.code;
  if (name !== undefined) name.textContent = about.label;
  return row;
}
