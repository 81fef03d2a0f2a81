const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Where Ukrainian keys differ from Russian ones. */
const ukrainian: ReadonlyMap<string, string> = new Map([
  ['s', 'і'],
  [']', 'ї'],
  ["'", 'є'],
]);

const toRussian = new Map([...latin].map((key, at): [string, string] => [key, russian[at] ?? key]));
const toLatin = new Map([...toRussian].map(([key, letter]): [string, string] => [letter, key]));
for (const [key, letter] of ukrainian) toLatin.set(letter, key);
/** What a capital of these keys types. */
const shifted: ReadonlyMap<string, string> = new Map(
  [...'{[}]:;"\'<,>.~`'.matchAll(/../g)].map(([[a = '', b = '']]) => [a, b]),
);

const isLatin = /^[\p{Script=Latin}\p{Script=Common}]*[a-z]{2}[\p{Script=Latin}\p{Script=Common}]*$/iu;
const isCyrillic =
  /^[\p{Script=Cyrillic}\p{Script=Common}]*[а-яёіїє]{2}[\p{Script=Cyrillic}\p{Script=Common}]*$/iu;

const leastTyped = 4;

/**
 * What the same keys type with the other keyboard layout switched on, Latin for Russian or Ukrainian: ytljhjuj is недорого,
 * Кщууты Roeens. Undefined where the text is of neither kind.
 */
export function otherLayout(text: string, country: string): string | undefined {
  const plain = text.normalize('NFC');
  if (plain.length < leastTyped) return undefined;
  if (isCyrillic.test(plain)) return typed(plain, toLatin);
  if (!isLatin.test(plain)) return undefined;
  const keys = country === 'UA' ? new Map([...toRussian, ...ukrainian]) : toRussian;
  return typed(plain, keys);
}

function typed(text: string, keys: ReadonlyMap<string, string>): string {
  let out = '';
  for (const sign of text) {
    const key = shifted.get(sign) ?? sign.toLowerCase();
    const letter = keys.get(key);
    const isCapital = letter !== undefined && key !== sign;
    out += letter === undefined ? sign : isCapital ? letter.toUpperCase() : letter;
  }
  return out;
}
