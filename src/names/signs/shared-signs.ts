/**
 * How much of the typed Chinese signs stands in a name, each beside the one it was typed beside: 0 to 1. Many words are said
 * alike and written otherwise, and whoever types signs means these.
 */
export function sharedSigns(typed: string, name: string): number {
  const pairs = pairsOf(typed);
  if (pairs.length === 0) return typed !== '' && name.includes(typed) ? 1 : 0;
  return pairs.filter((pair) => name.includes(pair)).length / pairs.length;
}

const pairsOf = (signs: string): string[] =>
  signs.split(' ').flatMap((run) => {
    const all = [...run];
    return all.slice(1).map((sign, at) => `${all[at]}${sign}`);
  });
