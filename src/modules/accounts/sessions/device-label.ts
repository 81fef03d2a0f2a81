import Bowser from 'bowser';

/** Longer headers are nobody's browser, and a parser made of patterns should not chew on them. */
const longestHeader = 500;

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** "Firefox, Windows" from a User-Agent: known names only, never a word of the header itself. */
export function deviceLabel(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent === '' || userAgent.length > longestHeader) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  // What bowser does not know it names with the header's own words.
  const name = browser.name !== undefined && browsers.has(browser.name) ? browser.name : undefined;
  const known = [name, os.name].filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.join(', ');
}
