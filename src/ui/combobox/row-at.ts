/** The row of a list that a pointer is over or has pressed: its place, -1 beside all rows. */
export function rowAt(list: Element, target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest('[role="option"]') : null;
  return row === null ? -1 : [...list.children].indexOf(row);
}
