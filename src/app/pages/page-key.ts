/** As links write them: the home page or lower-case words between single strokes, nothing asked and nothing escaped. */
const linkedAddress = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/;

/**
 * Under which name the page of an address is cached: it differs by its address and by the theme that its visitor chose,
 * and by nothing else. Undefined for what is not cached: other spellings of an address than the one in links, of which
 * anybody could send enough to push all pages out.
 */
export function pageKey({ method, url }: { method: string; url: string }, theme: string): string | undefined {
  return method === 'GET' && linkedAddress.test(url) ? `${theme} ${url}` : undefined;
}
