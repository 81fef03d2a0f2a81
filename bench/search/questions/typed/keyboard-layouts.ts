const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toLatin = new Map([...russianKeys].map((sign, place) => [sign, latinKeys.charAt(place)]));
const toRussian = new Map([...latinKeys].map((sign, place) => [sign, russianKeys.charAt(place)]));

/** What stands there after somebody typed a Russian name with English switched on; undefined for other letters. */
export const russianOnLatinKeys = (text: string): string | undefined => retyped(text, toLatin);

/** What stands there after somebody typed a Latin name with Russian switched on. */
export const latinOnRussianKeys = (text: string): string | undefined => retyped(text, toRussian);

function retyped(text: string, keys: ReadonlyMap<string, string>): string | undefined {
  let typed = '';
  for (const sign of text) {
    const lower = sign.toLowerCase();
    const other = keys.get(lower) ?? (/[\d\s&+-]/.test(sign) ? sign : undefined);
    if (other === undefined) return undefined;
    typed += lower === sign ? other : other.toUpperCase();
  }
  return typed;
}
