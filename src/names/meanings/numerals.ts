const words: Readonly<Record<string, string>> = {};
const rows = [
  'one first odin pervyy pervaya eins ein uno primo premier un',
  'two second dva vtoroy vtoraya zwei dos due deux secondo',
  'three third tri tretiy tretya drei tres tre trois',
  'four fourth chetyre chetvertyy vier cuatro quattro quatre',
  'five fifth pyat pyatyy funf cinco cinque cinq',
  'six sixth shest shestoy sechs seis sei',
  'seven seventh sem sedmoy sieben siete sette sept',
  'eight eighth vosem vosmoy acht ocho otto huit',
  'nine ninth devyat devyatyy neun nueve nove neuf',
  'ten tenth desyat desyatyy zehn diez dieci dix',
  'eleven elf onze',
  'twelve zwolf doce douze',
];
/** Spelt numbers that are names of their own too often, in the row of their value. */
const doubtful = new Set(
  'ein un sem sei due tre sept second secondo primo premier elf otto acht dix nove'.split(' '),
);
for (const [at, row] of rows.entries())
  for (const word of row.split(' '))
    if (!doubtful.has(word)) Object.assign(words, { [word]: String(at + 1) });
const numerals = new Map(Object.entries(words));

/** Figures of one letter, and pairs that name sizes, people and places, are words of their own too often. */
const notRoman = new Set('v x xl xc li lv lx liv'.split(' '));
const romans = new Map<string, string>();
const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const tens = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
for (let value = 2; value < 100; value += 1) {
  const roman = `${tens[Math.floor(value / 10)] ?? ''}${ones[value % 10] ?? ''}`;
  if (roman.length > 1 && !notRoman.has(roman)) romans.set(roman, String(value));
}

/** The number that a word spells or writes in Roman figures; undefined for any other word. */
export function numberOf(word: string): string | undefined {
  return numerals.get(word) ?? romans.get(word);
}

/** Whether a word is a number in Roman figures; those that are other words too often are none. */
export const isRoman = (word: string): boolean => romans.has(word);
