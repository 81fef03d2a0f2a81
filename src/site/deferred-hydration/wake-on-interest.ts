/**
 * Calls `start` at the visitor's first sign of interest: a pointer that moves, a touch, a key, a scroll, something that is
 * dragged over the page, or an event `wake`. At once for somebody who is signed in or comes back to something begun
 * (`data-wakes-for` names what the browser keeps of it), and on a page that waits for something (`data-wakes-now`).
 * Nothing done meanwhile is lost: a press on a button that only the running page can answer and a form that only it can
 * send wait for it, and what `early/early.ts` answers waits for that. Pages for guests send who is signed in away. Its
 * own text is put into the page (`bin/web-build/inline-function.ts`), so it may use nothing from outside of itself.
 */
export function wakeOnInterest(start: () => Promise<unknown>): void {
  const signals = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'dragenter',
    'scroll',
    'wake',
  ];
  const isKept = (name: string) => {
    try {
      return sessionStorage.getItem(name) !== null || localStorage.getItem(name) !== null;
    } catch {
      // A browser that keeps nothing has nobody signed in.
      return false;
    }
  };
  const isSignedIn = isKept('accessToken');
  const elsewhere = document.querySelector<HTMLElement>('[data-guests-only]')?.dataset.guestsOnly;
  if (isSignedIn && elsewhere !== undefined) {
    location.replace(elsewhere);
    return;
  }

  // What is said to guests only is not shown until React says the other thing.
  if (isSignedIn) document.documentElement.dataset.signedIn = '';

  let missed: HTMLElement | undefined;
  let missedBy: Event | undefined;
  let isStarted = false;
  let unsent: HTMLFormElement | undefined;
  const early: Event[] = [];
  Object.assign(window, { earlyEvents: early });
  const closest = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const notePress = (event: Event) => {
    const button = closest(event, 'button[type="button"]:not([popovertarget], [data-early])');
    if (button !== null) [missed, missedBy] = [button, event];
  };
  // Once React has begun, a press that comes through is answered; one that it cannot answer yet goes no further than the document.
  const forgetPress = (event: Event) => {
    if (isStarted && event === missedBy) missed = undefined;
  };
  const noteEarly = (event: Event) => {
    if (closest(event, '[data-early]') === null || !('earlyEvents' in window && window.earlyEvents)) return;
    early.push(event);
    // The page would scroll; a form that lacks its choice would be refused without a word.
    const isMove = event instanceof KeyboardEvent && /^(Arrow|Home|End)/.test(event.key);
    const form = closest(event, 'form');
    const isLacking = event.type === 'click' && form instanceof HTMLFormElement && !form.checkValidity();
    if (isMove || isLacking) event.preventDefault();
  };
  const noteSubmit = (event: Event) => {
    const form = closest(event, 'form[data-sent-awake]');
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    unsent = form;
  };
  // Whoever types on after Enter is not done: half a password would be sent, or its errors would take the focus.
  const noteTyping = (event: Event) => {
    if (unsent !== undefined && closest(event, 'form') === unsent) unsent = undefined;
  };
  // Back to a page that was reached within this document before it was loaded anew: nobody else would draw it.
  const address = () => location.pathname + location.search;
  const drawn = address();
  const noteBack = () => {
    if (address() !== drawn) location.reload();
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    'form[data-sent-awake] [type="submit"]',
  )) {
    button.disabled = false;
  }

  let rest: string | undefined;
  const wake = (event?: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // A browser tells of a pointer that lies still over a page that has just been drawn: that is no interest.
      const moves = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
      const places = [...moves, event].map(({ clientX, clientY }) => `${clientX} ${clientY}`);
      rest ??= places[0];
      if (places.every((place) => place === rest)) return;
    }
    for (const signal of signals) window.removeEventListener(signal, wake, true);
    start().finally(() => (isStarted = true));
  };
  for (const signal of signals) window.addEventListener(signal, wake, { capture: true, passive: true });
  const asleep = new AbortController();
  const { signal } = asleep;
  const heard = { capture: true, signal };
  window.addEventListener('click', notePress, heard);
  window.addEventListener('click', forgetPress, { signal });
  window.addEventListener('click', noteEarly, heard);
  window.addEventListener('keydown', noteEarly, heard);
  window.addEventListener('submit', noteSubmit, heard);
  window.addEventListener('input', noteTyping, heard);
  window.addEventListener('popstate', noteBack, heard);
  // A press may be what has woken it: whether it comes through is known after it.
  const rouse = () => {
    asleep.abort();
    missed?.click();
    unsent?.requestSubmit();
  };
  window.addEventListener('awake', () => setTimeout(rouse), { once: true });
  const begun = [...document.querySelectorAll<HTMLElement>('[data-wakes-for]')];
  const isHurried = document.querySelector('[data-wakes-now]') !== null;
  if (isSignedIn || isHurried || begun.some(({ dataset }) => isKept(dataset.wakesFor ?? ''))) wake();
}
