/**
 * Keeps what is done in a form that only the running page can send (`data-sent-awake`) until the page is awake, and does it then: it
 * is sent, and the last of its other buttons is pressed. Its own text is put into the page (`bin/web-build/inline-function.ts`), so it
 * may use nothing from outside of itself.
 */
export function keepEarlyForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-sent-awake]');
  if (form === null) return;
  let pressed: HTMLElement | null = null;
  let isSent = false;
  const isOurs = ({ target }: Event) => target instanceof Node && form.contains(target);
  const noteSubmit = (event: Event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    event.stopPropagation();
    isSent = true;
  };
  // Whoever types on after Enter is not done: half a password would be sent. What is typed is what is meant, not what was pressed before.
  const noteTyping = (event: Event) => {
    if (!isOurs(event)) return;
    isSent = false;
    pressed = null;
  };
  const notePress = (event: Event) => {
    if (!isOurs(event) || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('button[type="button"]');
    if (button === null) return;
    pressed = button;
    isSent = false;
  };
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button !== null) button.disabled = false;
  const noted = { submit: noteSubmit, input: noteTyping, click: notePress };
  // Before React, whose listeners are on the document: what it would not answer yet it shall not take either.
  for (const [type, note] of Object.entries(noted)) window.addEventListener(type, note, true);
  window.addEventListener(
    'awake',
    () => {
      for (const [type, note] of Object.entries(noted)) window.removeEventListener(type, note, true);
      pressed?.click();
      // When what was pressed stands in the form.
      if (isSent) setTimeout(() => form.requestSubmit());
    },
    { once: true },
  );
}
