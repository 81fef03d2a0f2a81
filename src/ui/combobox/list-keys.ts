/** How far Page Up and Page Down go: about what the list shows at once. */
const pageRows = 7;

type Key = Readonly<{ key: string; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }>;
type Place = Readonly<{ active: number; count: number; isEmptyBox: boolean }>;

/**
 * In the first kind of the ARIA practices' combobox one always stands on a row: where a key pressed in the filter box leads
 * in the list; undefined for a key that does not move there. Home and End belong to the caret of what is typed, so they
 * reach the ends of the list only while the box is empty, or together with Ctrl.
 */
export function moveInList(
  { key, ctrlKey, shiftKey, altKey }: Key,
  { active, count, isEmptyBox }: Place,
): number | undefined {
  if (count === 0 || altKey || shiftKey) return undefined;
  const last = count - 1;
  const isForList = isEmptyBox || ctrlKey;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + pageRows);
    case 'PageUp':
      return Math.max(0, active - pageRows);
    case 'Home':
      return isForList ? 0 : undefined;
    case 'End':
      return isForList ? last : undefined;
    default:
      return undefined;
  }
}

/**
 * In the second kind one may stand on a row or, with -1, in what is typed, which is chosen from nothing: the arrows go
 * round through both, and down opens a closed list. Undefined for a key that does not move there.
 */
export function moveThroughText(
  key: string,
  { active, count, isOpen }: Readonly<{ active: number; count: number; isOpen: boolean }>,
): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown' && count > 0) return !isOpen ? 0 : active === last ? -1 : active + 1;
  if (key === 'ArrowUp' && isOpen) return active === -1 ? last : active - 1;
  return undefined;
}
