/** One row of a pick list: `keywords` are other names people type, `code` matches only as a whole. */
export type PickItem = Readonly<{ key: string; label: string; code: string; keywords: readonly string[] }>;

/** Folds case, accents, ё, dots and apostrophes, so that `cote d'` finds Côte d’Ivoire and `U.K.` is UK. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}.'’]/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

/** The items that match, best first: name begins, word of it begins, name contains, code, another name. */
export function filterPickItems<Item extends PickItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const query = foldText(typed);
  if (query === '') return items;
  return items
    .map((item) => ({ item, rank: rankOf(item, query) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const noMatch = 9;

function rankOf(item: PickItem, query: string): number {
  const { name, keywords } = foldItem(item);
  if (item.code === query || name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (beginsWord(name, query)) return 2;
  if (keywords.some((keyword) => beginsWord(keyword, query))) return 3;
  return name.includes(query) ? 4 : noMatch;
}

function beginsWord(text: string, query: string): boolean {
  return ` ${text}`.includes(` ${query}`);
}

type Folded = Readonly<{ name: string; keywords: readonly string[] }>;

/** A thousand names are folded once, not at every key that is pressed. */
const foldedItems = new WeakMap<PickItem, Folded>();

function foldItem(item: PickItem): Folded {
  const known = foldedItems.get(item);
  if (known !== undefined) return known;
  const folded = { name: foldText(item.label), keywords: item.keywords.map(foldText) };
  foldedItems.set(item, folded);
  return folded;
}
