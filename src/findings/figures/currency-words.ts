/** Signs and short words of currencies; `undefined` where several currencies share one. */
const words: ReadonlyMap<string, string | undefined> = new Map([
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['£', 'GBP'],
  ['$', undefined],
  ['us$', 'USD'],
  ['¥', undefined],
  ['₽', 'RUB'],
  ['руб', 'RUB'],
  ['р', 'RUB'],
  ['₸', 'KZT'],
  ['тг', 'KZT'],
  ['₴', 'UAH'],
  ['грн', 'UAH'],
  ['₹', 'INR'],
  ['rs', undefined],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['kč', 'CZK'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['ft', 'HUF'],
  ['kr', undefined],
  ['fr', 'CHF'],
  ['лв', 'BGN'],
  ['lei', 'RON'],
]);

/** Whether a word names a currency, and which, as far as it tells. */
export function currencyOfWord(word: string): Readonly<{ code: string | undefined }> | undefined {
  const bare = word.replace(/\.+$/, '').toLowerCase();
  if (words.has(bare)) return { code: words.get(bare) };
  return /^[A-Z]{3}$/.test(word) && Intl.supportedValuesOf('currency').includes(word)
    ? { code: word }
    : undefined;
}

/** The currency that a heading names; `TEUR` names the euro too. */
export function currencyOfHeading(text: string): string | undefined {
  for (const word of text.split(/[\s,;:()[\]/]+|(?=[€£₽₸₴₹])|'?000s?/u)) {
    const found = currencyOfWord(word) ?? currencyOfWord(word.replace(/^[TkM](?=[A-Z€£$])/, ''));
    if (found?.code !== undefined) return found.code;
  }
  return undefined;
}
