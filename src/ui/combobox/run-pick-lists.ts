import { type OpenedPickList, openPickList, type PickListParts, partOf } from './open-pick-list.ts';
import { itemsOf } from './pick-list-items.ts';

/** How long the header is red when a choice is needed and none is made. */
const flashMs = 1500;

let opened: OpenedPickList | undefined;
let flashing: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes every pick list of the page work, those that come later too: opening, filtering, choosing, keys. Without React,
 * so that it works from the first moment, and at the window, since React lets nothing through to the document's parts while it takes
 * over; what is chosen is told as the select's own `change`.
 */
export function runPickLists(): void {
  window.addEventListener('click', (event) => answerClick(event.target), true);
  window.addEventListener('keydown', (event) => answerKey(event), true);
  window.addEventListener(
    'change',
    ({ target }) => {
      const list = target instanceof HTMLSelectElement ? listOf(target) : undefined;
      if (list !== undefined) show(list);
    },
    true,
  );
  for (const root of document.querySelectorAll('[data-pick-list]')) {
    const list = listOf(root);
    if (list !== undefined) show(list);
  }
}

/** A press on a header opens or closes its list; one that needs a choice where none is made points at the header. */
export function answerClick(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const header = target.closest('[data-pick-list] > [aria-haspopup="listbox"]');
  const list = header === null ? undefined : listOf(header);
  if (list !== undefined) toggle(list);
  const needy = target.closest('[data-needs-choice]');
  const needed = needy?.closest('form')?.querySelector('[data-pick-list]');
  const missing = needed == null ? undefined : listOf(needed);
  if (missing !== undefined && missing.select.value === '') flash(missing);
}

/** Keys of a closed header: arrows, Home, End and letters open its list. */
export function answerKey(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
  if (!event.target.matches('[data-pick-list] > [aria-haspopup="listbox"]')) return;
  const list = listOf(event.target);
  if (list === undefined) return;
  const { key } = event;
  const isLetter = key.length === 1 && key !== ' ' && !event.altKey;
  if (opened?.header === list.header && isLetter) opened.type(key);
  else if (key === 'ArrowDown' || key === 'ArrowUp') open(list);
  else if (key === 'Home') open(list, { at: 0 });
  else if (key === 'End') open(list, { at: itemsOf(list.select).length - 1 });
  else if (isLetter) open(list, { typed: key });
  else return;
  event.preventDefault();
}

function listOf(part: Element): PickListParts | undefined {
  const root = part.closest<HTMLElement>('[data-pick-list]');
  if (root === null) return undefined;
  return {
    root,
    select: partOf(root, 'select', HTMLSelectElement),
    header: partOf(root, '[aria-haspopup="listbox"]', HTMLButtonElement),
    model: partOf(root, '[data-pick-popup]', HTMLElement),
  };
}

function toggle(list: PickListParts): void {
  if (opened?.header === list.header && opened.popup.isConnected) opened.close();
  else open(list);
}

function open(list: PickListParts, begin: { typed?: string; at?: number } = {}): void {
  if (opened?.popup.isConnected === true) opened.close({ focus: false });
  stopFlash(list);
  opened = openPickList(list, begin, () => {
    opened = undefined;
  });
}

/** Writes what is chosen on the header and lets what needed a choice go on; React, once awake, writes the same. */
function show({ root, select, header }: PickListParts): void {
  const isChosen = select.value !== '';
  for (const button of root
    .closest('form')
    ?.querySelectorAll<HTMLButtonElement>('[data-needs-choice] button') ?? []) {
    button.disabled = !isChosen;
  }
  if (!isChosen) return;
  const name = select.selectedOptions[0]?.text ?? '';
  header.ariaLabel = `${select.ariaLabel}: ${name}`;
  partOf(header, '[data-name]', HTMLElement).textContent = name;
  const flag = partOf(header, 'img', HTMLImageElement);
  flag.src = flag.src.replace(/[a-z]+\.svg$/, `${select.value}.svg`);
}

function flash(list: PickListParts): void {
  stopFlash(list);
  const status = statusOf(list);
  // A frame without it lets the animation begin anew.
  requestAnimationFrame(() => {
    list.header.dataset.flashing = '';
    if (status != null) status.textContent = status.dataset.choiceMissing ?? '';
    flashing = setTimeout(() => stopFlash(list), flashMs);
  });
}

/** Whoever goes to choose is no longer told to. */
function stopFlash(list: PickListParts): void {
  clearTimeout(flashing);
  delete list.header.dataset.flashing;
  const status = statusOf(list);
  if (status != null) status.textContent = '\u00a0';
}

function statusOf({ root }: PickListParts): HTMLElement | null | undefined {
  return root.closest('form')?.querySelector<HTMLElement>('[data-choice-missing]');
}
