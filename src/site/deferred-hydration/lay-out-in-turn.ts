/**
 * Has a long page laid out part by part: first what is seen, then the others in short turns, so that it is drawn and
 * answers at once. Only for who comes anew and to its top: whoever comes back, or is led to a place in it, is brought there by
 * heights, and so finds everything laid out; so does who takes an interest before it is done. Its own text is put into
 * the head of the page (`bin/web-build/inline-function.ts`), so it may use nothing from outside of itself.
 */
export function layOutInTurn(): void {
  // The router gives every entry of the history a state: a page without one has not been here before.
  if (location.hash !== '' || history.state !== null) return;
  const { dataset } = document.documentElement;
  const over = new AbortController();
  const { signal } = over;
  const parts = () => document.querySelectorAll<HTMLElement>('[data-part]');
  const layOutAll = () => {
    over.abort();
    delete dataset.inTurn;
    for (const part of parts()) part.style.contentVisibility = '';
  };
  dataset.inTurn = '';
  for (const sign of [
    'pointerdown',
    'touchstart',
    'keydown',
    'click',
    'focusin',
    'scroll',
    'hashchange',
    'beforeprint',
  ])
    addEventListener(sign, layOutAll, { capture: true, passive: true, signal });
  const layOut = () => {
    const waiting = [...parts()];
    const layOutSome = () => {
      if (signal.aborted) return;
      const began = performance.now();
      do {
        const part = waiting.shift();
        if (part === undefined) return layOutAll();
        part.style.contentVisibility = 'visible';
        // Asked for its height, the browser lays it out.
        part.getBoundingClientRect();
      } while (performance.now() - began < 4);
      setTimeout(layOutSome);
    };
    // When what is seen has been drawn.
    requestAnimationFrame(() => setTimeout(layOutSome));
  };
  addEventListener('DOMContentLoaded', layOut, { signal });
}
