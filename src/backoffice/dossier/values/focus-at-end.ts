/** Leads the focus to where typing goes on: behind what stands there. */
export function focusAtEnd(element: HTMLElement | null | undefined): void {
  element?.focus();
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  // Fields of numbers and days have no caret to be led.
  if (isText && element.selectionStart !== null)
    element.setSelectionRange(element.value.length, element.value.length);
}
