/**
 * Waits until the visitor scrolls, or points at an element that the server has written or reaches it by keyboard; not at
 * all where it is not there, because the page was reached without a new document.
 */
export function whenNeeded(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || element.childElementCount === 0) return Promise.resolve();
  const signals = [
    [window, 'scroll'],
    [element, 'pointerover'],
    [element, 'focusin'],
  ] as const;
  return new Promise((resolve) => {
    for (const [target, event] of signals) {
      target.addEventListener(event, () => resolve(), { once: true, passive: true });
    }
  });
}
