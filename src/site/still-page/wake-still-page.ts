/**
 * What a page for reading still does in a browser without React: colours, menu by itself, the way back to the top. Its
 * own text is put into the page, so it may use nothing from outside of itself.
 */
export function wakeStillPage(): void {
  const root = document.documentElement;
  document.querySelector('form[action="/theme"]')?.addEventListener('submit', (event) => {
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const theme = submitter?.getAttribute('value');
    if (theme !== 'light' && theme !== 'dark') return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
    root.dataset.theme = theme;
  });
  const toTop = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (toTop === null) return;
  const look = () => {
    toTop.hidden = window.scrollY <= 300;
  };
  window.addEventListener('scroll', look, { passive: true });
  toTop.addEventListener('click', () => window.scrollTo({ top: 0 }));
  look();
}
