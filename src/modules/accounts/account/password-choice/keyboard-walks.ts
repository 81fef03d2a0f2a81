/** Keys and letters that lie side by side: what a hand types that thinks of nothing. */
const strips = [
  '1234567890-=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'abcdefghijklmnopqrstuvwxyz',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
  ...['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm', '147', '258', '369', '159', '357', '789', '456'],
  ...['13579', '24680', '112233445566', 'aabbccdd', 'qqwweerr', '010203', 'q1w2e3r4t5y6', '1q2w3e4r5t6y'],
  ...['a1b2c3d4', 'qweasdzxc', 'zaqxswcde', 'йцуфывячс', '1й2ц3у4к', 'й1ц2у3к4'],
];

const backwards = (strip: string) => [...strip].reverse().join('');
const walks = strips.flatMap((strip) => [strip, backwards(strip)]);
const shortest = 3;

/** The key without Shift, on the Latin keyboard: a walk over ! @ # is one over 1 2 3. */
const unshifted = new Map(
  [...'!@#$%^&*()_+{}:"<>?|'].map((sign, at) => [sign, "1234567890-=[];',./\\"[at] ?? sign]),
);

/** What keys were pressed for a text in small letters. */
export const keysOf = (text: readonly string[]): string[] => text.map((sign) => unshifted.get(sign) ?? sign);

/** How many keys from `from` on lie side by side, in one of the walks; 0 if fewer than three. */
export function walkLength(keys: readonly string[], from: number): number {
  let longest = 0;
  for (let length = shortest; from + length <= keys.length; length += 1) {
    const piece = keys.slice(from, from + length).join('');
    if (!walks.some((walk) => walk.includes(piece))) break;
    longest = length;
  }
  return longest;
}
