/** Shows or hides the password beside a pressed switch; its words for both stand in the page. */
export function switchPassword(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-password-switch]') : null;
  const field = button?.parentElement?.querySelector<HTMLInputElement>('[data-password]');
  if (button == null || field == null) return;
  const isShown = field.type === 'password';
  field.type = isShown ? 'text' : 'password';
  // A shown password is text, which a phone would begin with a capital.
  if (isShown) field.autocapitalize = 'none';
  else field.removeAttribute('autocapitalize');
  const { show = '', hide = '', showLabel = '', hideLabel = '' } = button.dataset;
  button.textContent = isShown ? hide : show;
  button.ariaLabel = isShown ? hideLabel : showLabel;
}
