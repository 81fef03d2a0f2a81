import { moveInList } from './list-keys.ts';
import { filterPickItems } from './pick-list-filter.ts';
import { itemsOf, type ListedItem } from './pick-list-items.ts';
import { drawRows } from './pick-list-rows.ts';
import { rowAt } from './row-at.ts';

/** The parts of a pick list as `PickList` writes them. */
export type PickListParts = Readonly<{
  root: HTMLElement;
  select: HTMLSelectElement;
  header: HTMLButtonElement;
  /** The filter box and the list as they will look; never shown itself. */
  model: HTMLElement;
}>;

export type OpenedPickList = Readonly<{
  header: HTMLButtonElement;
  popup: HTMLElement;
  /** Goes on with a letter that was typed on the header. */
  type(letter: string): void;
  close(how?: { focus: boolean }): void;
}>;

/** Distance between header and list, as in the style. */
const gapPx = 6;

/**
 * Opens the filter box and the list of a pick list (ARIA combobox with a listbox). They are a copy of what the page
 * holds, at the end of the form: React leaves alone what it finds there, so the list may open before it is awake.
 */
export function openPickList(
  { root, select, header, model }: PickListParts,
  begin: { typed?: string; at?: number },
  onClose: () => void,
): OpenedPickList {
  const items = itemsOf(select);
  const id = `${model.id}-open`;
  const popup = copyOf(model, HTMLElement);
  const box = partOf(popup, 'input', HTMLInputElement);
  const list = partOf(popup, '[data-rows]', HTMLElement);
  const row = partOf(list, '[data-row]', HTMLElement);
  const none = partOf(popup, '[data-none]', HTMLElement);
  const status = partOf(popup, '[role="status"]', HTMLElement);
  const host = root.closest('form') ?? root;
  let found: readonly ListedItem[] = [];
  let active = 0;

  popup.id = id;
  popup.hidden = false;
  list.id = `${id}-list`;
  list.role = 'listbox';
  list.ariaLabel = list.dataset.rows ?? '';
  list.tabIndex = -1;
  box.setAttribute('aria-controls', list.id);
  box.value = begin.typed ?? '';
  const chosen = items.findIndex(({ key }) => key === select.value);
  draw(begin.at ?? (begin.typed === undefined ? Math.max(0, chosen) : 0));
  const [above, around] = [header.getBoundingClientRect(), host.getBoundingClientRect()];
  popup.style.top = `${above.bottom - around.top + gapPx}px`;
  host.append(popup);
  header.ariaExpanded = 'true';
  // The letter stands in the box already: the next one comes after it.
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
  scrollToActive();

  list.addEventListener('pointermove', (event) => {
    const index = rowAt(list, event.target);
    if (index >= 0) mark(index);
  });
  // At the window, before the document: while React takes over, it lets nothing through that it cannot answer yet.
  const listening = new AbortController();
  const heard = { capture: true, signal: listening.signal };
  window.addEventListener('input', ({ target }) => target === box && draw(0), heard);
  window.addEventListener('keydown', (event) => event.target === box && onKey(event), heard);
  window.addEventListener('click', ({ target }) => choose(found[rowAt(list, target)]), heard);
  window.addEventListener('pointerdown', onPointer, heard);
  return { header, popup, type, close };

  function draw(at: number): void {
    found = filterPickItems(items, box.value);
    drawRows({ list, model: row, id }, found, { selectedKey: select.value, startAt: at });
    none.hidden = found.length > 0;
    status.textContent = box.value === '' ? '' : countOf(status, found.length);
    mark(at);
    scrollToActive();
  }
  function mark(index: number): void {
    list.querySelector('[data-active]')?.removeAttribute('data-active');
    active = index;
    const key = found[index]?.key;
    if (key === undefined) {
      box.removeAttribute('aria-activedescendant');
      return;
    }
    const marked = `${id}-${key}`;
    box.setAttribute('aria-activedescendant', marked);
    list.querySelector(`#${CSS.escape(marked)}`)?.setAttribute('data-active', '');
  }
  function moveTo(index: number): void {
    // The rows out of sight may still be on their way.
    if (list.childElementCount <= index) {
      drawRows({ list, model: row, id }, found, { selectedKey: select.value, startAt: index });
    }
    mark(index);
    scrollToActive();
  }
  function scrollToActive(): void {
    list.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }
  function onKey(event: KeyboardEvent): void {
    // While an input method composes a word, its keys are its own.
    if (event.isComposing) return;
    const item = found[active];
    const target = moveInList(event, { active, count: found.length, isEmptyBox: box.value === '' });
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter' && item !== undefined) choose(item);
    else if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) close();
    else if (event.key === 'Tab') {
      // From the header on, as if the list had stood below it; backwards to the header itself.
      close();
      if (!event.shiftKey) return;
    } else if (event.key !== 'Enter') return;
    event.preventDefault();
  }
  function type(letter: string): void {
    box.value += letter;
    draw(0);
  }
  function choose(item: ListedItem | undefined): void {
    if (item === undefined) return;
    close();
    if (select.value === item.key) return;
    select.value = item.key;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  function onPointer({ target }: PointerEvent): void {
    if (target instanceof Node && !popup.contains(target) && !header.contains(target))
      close({ focus: false });
  }
  function close(how = { focus: true }): void {
    listening.abort();
    popup.remove();
    header.ariaExpanded = 'false';
    if (how.focus) header.focus();
    onClose();
  }
}

/** `12 countries found`: the words of each plural form stand in the page. */
function countOf(status: HTMLElement, count: number): string {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  return (status.dataset[form] ?? status.dataset.other ?? '{n}').replace('{n}', String(count));
}

function copyOf<Kind extends Element>(element: Element, kind: new () => Kind): Kind {
  const copy = element.cloneNode(true);
  if (!(copy instanceof kind)) throw new Error('a copy is of another kind');
  return copy;
}

/** The part of an element that a selector names; throws where the page was written otherwise. */
export function partOf<Kind extends Element>(element: Element, selector: string, kind: new () => Kind): Kind {
  const part = element.querySelector(selector);
  if (!(part instanceof kind)) throw new Error(`the pick list has no ${selector}`);
  return part;
}
