/** Shorter ones begin half of all names. */
const shortest = 3;

/** What to look for when a name was not found: its first word, then less and less of it; at most three questions. */
export function beginningsOf(name: string): readonly string[] {
  const [first = ''] = name.trim().split(/\s+/);
  const signs = Array.from(first);
  const lengths = [signs.length, Math.ceil(signs.length * 0.6), Math.ceil(signs.length * 0.4)];
  const beginnings = lengths
    .filter((length) => length >= shortest)
    .map((length) => signs.slice(0, Math.min(length, 100)).join(''));
  return [...new Set(beginnings)];
}
