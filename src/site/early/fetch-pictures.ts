/** Held for good, so that the browser keeps the pictures decoded. */
const held = new Map<string, HTMLImageElement>();

/** Fetches the flags of a pick list ahead of need: at idle, at once when somebody comes near it. */
export function fetchPictures(): void {
  const idle = () => {
    for (const list of document.querySelectorAll('[data-pictures]')) fetchOf(list, 'low');
  };
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(idle, { timeout: 2000 }) : setTimeout(idle, 500);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  for (const signal of ['pointerover', 'focusin'])
    document.addEventListener(signal, ({ target }) => fetchOf(target, 'high'), { passive: true });
}

function fetchOf(target: EventTarget | null, priority: 'low' | 'high'): void {
  const source =
    target instanceof Element ? target.closest('[data-pictures]')?.getAttribute('data-pictures') : null;
  if (source == null || held.has(source)) return;
  const picture = new Image();
  held.set(source, picture);
  picture.fetchPriority = priority;
  picture.src = source;
  // A picture that does not come is only a picture less: the names are there.
  picture.decode().catch(() => undefined);
}
