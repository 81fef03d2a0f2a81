/** Where the secret of an invitation waits while its owner signs in: in this tab, until it is closed. */
const kept = 'countercheck-invitation';

const isToken = (text: string) => /^[0-9a-f]{64}$/.test(text);

/**
 * The secret behind the `#` of the address, or the one that waits in this tab; empty where there is none. The address loses it:
 * what stands in the history of a browser can be read by whoever uses it next.
 */
export function takeToken(): string {
  const token = location.hash.replace(/^#/, '');
  if (!isToken(token)) return token === '' ? keptToken() : '';
  keepToken(token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

function keepToken(token: string): void {
  try {
    sessionStorage.setItem(kept, token);
  } catch {
    // Then the link of the mail is opened once more after signing in.
  }
}

function keptToken(): string {
  try {
    const token = sessionStorage.getItem(kept) ?? '';
    return isToken(token) ? token : '';
  } catch {
    return '';
  }
}
