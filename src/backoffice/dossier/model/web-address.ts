/** Whether a text is an address of the web as it stands. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
