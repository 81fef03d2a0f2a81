import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

/** Longer headers are nobody's browser, and a parser made of patterns should not chew on them. */
const longestHeader = 500;

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Labels of headers that came lately; empty where there is none. */
const labels = new LRUCache<string, string>({ max: 200 });

/** "Firefox, Windows" from a User-Agent: known names only, never a word of the header itself. */
export function deviceLabel(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent === '' || userAgent.length > longestHeader) return undefined;
  const known = labels.get(userAgent);
  if (known !== undefined) return known || undefined;
  const label = read(userAgent);
  labels.set(userAgent, label);
  return label || undefined;
}

function read(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent);
  // What bowser does not know it names with the header's own words.
  const name = browser.name !== undefined && browsers.has(browser.name) ? browser.name : undefined;
  return [name, os.name].filter((part) => part !== undefined).join(', ');
}
