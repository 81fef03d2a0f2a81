const languages: Readonly<Record<string, string>> = {
  russian: 'ru',
  belarusian: 'be',
  belarussian: 'be',
  ukrainian: 'uk',
  english: 'en',
  french: 'fr',
  persian: 'fa',
  farsi: 'fa',
  arabic: 'ar',
  burmese: 'my',
  chinese: 'zh',
};

/** What stands behind a comma of a name, and is no name of its own. */
const isForm =
  /^(?:ltd|llc|l\.l\.c|inc|co|corp|plc|gmbh|ag|sa|s\.a|spa|s\.p\.a|jsc|ojsc|cjsc|pjsc|oao|ooo|zao|pao|ao|limited|fze|fzco|dmcc|pte|pvt|bv|b\.v|nv|n\.v|c\.a|s\.a\.r\.l|sarl|s\.r\.o)[.\s]*(?:(?:ltd|limited)\.?)?$/i;

/** What parts two names; never within brackets. */
const between = /(?:,\s+|;\s*|\s*\/\s*|\s+or\s+|\s+and (?=[\p{L}]{2,4} ["«“]))(?![^()]*\))/u;

/** Some cells break off after the form: it is everybody's. */
const isOnlyForm =
  /^(?:(?:публичное|открытое|закрытое) )?(?:акционерное общество|общество с ограниченной ответственностью|[опз]?ао|ооо)$/i;

/**
 * The names in one cell of Canada's list, which has no rule for them: parted by commas, semicolons, slashes and `or`, some after
 * the name of their language.
 */
export function aliasesOfCell(cell: string | undefined): { name: string; lang?: string }[] {
  const found: { name: string; lang?: string }[] = [];
  const marked = (cell ?? '').replace(
    /(^|[,;]\s*)(\p{L}+)\s*:\s*/gu,
    (whole, _before: string, word: string) =>
      languages[word.toLowerCase()] === undefined ? whole : `\n${word}\t`,
  );
  for (const line of marked.split('\n')) {
    const [word, names] = line.includes('\t') ? line.split('\t', 2) : [undefined, line];
    const lang = languages[word?.toLowerCase() ?? ''];
    for (const name of partsOf(names ?? '')) found.push({ name, ...(lang !== undefined && { lang }) });
  }
  return found.slice(0, 200);
}

function partsOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(between)) {
    const plain = piece.trim();
    if (pieces.length > 0 && isForm.test(plain)) pieces.push(`${pieces.pop()}, ${plain}`);
    else if (plain !== '' && !isOnlyForm.test(plain)) pieces.push(plain);
  }
  return pieces;
}
