/**
 * Waits until the visitor points at an element that the server has written, reaches it by keyboard, or follows a link, by which
 * one may come back to where one was; not at all where it is not there, because the page was reached without a new
 * document. Reading it needs no code: a scroll fetches none.
 */
export function whenNeeded(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || element.childElementCount === 0) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['pointerover', 'focusin']) {
      element.addEventListener(event, () => resolve(), { once: true, passive: true });
    }
    window.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) resolve();
    });
  });
}
