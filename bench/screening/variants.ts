import type { ListEntry } from '#findings/vocabulary/list-entry.ts';

/** A number from 0 to 1, the next one at every call. */
export type Draw = () => number;

const letter = /\p{L}/u;
const forms =
  /[,\s]+(s\.?a\.?( de c\.?v\.?)?|ltda\.?|llc|ltd\.?|limited|co\.?,? ?ltd\.?|inc\.?|gmbh|ooo|oao|zao|pao|ao|ooo|pjsc|ojsc|cjsc|jsc|corp\.?|company|s\.?a\.?s\.?|plc|llp|s\.?r\.?l\.?|b\.?v\.?|ab|as|s\.?l\.?|sp\. z o\.o\.|sarl)$/i;

/** A place in the name where a letter stands, and another after it. */
function letterAt(name: string, draw: Draw): number {
  for (let tried = 0; tried < 50; tried += 1) {
    const at = Math.floor(draw() * (name.length - 1));
    if (letter.test(name.charAt(at)) && letter.test(name.charAt(at + 1))) return at;
  }
  return 0;
}

const typo =
  (change: (letters: string) => string) =>
  (name: string, draw: Draw): string | undefined => {
    if (name.length < 8) return undefined;
    const at = letterAt(name, draw);
    return name.slice(0, at) + change(name.slice(at, at + 2)) + name.slice(at + 2);
  };

/** What becomes of a listed name when somebody asks for it, by kind; undefined where the name has no such variant. */
export const variants: Readonly<
  Record<string, (name: string, draw: Draw, entry: ListEntry) => string | undefined>
> = {
  exact: (name) => name,
  case: (name) => name.toLowerCase(),
  alias: (_name, draw, { names }) => {
    const others = names.slice(1).filter(({ nameKind }) => nameKind !== 'weak_alias');
    return others[Math.floor(draw() * others.length)]?.name;
  },
  form: (name) => {
    const bare = name.replace(forms, '');
    return bare === name || bare.length < 4 ? undefined : bare;
  },
  order: (name) => {
    const words = name.split(/\s+/);
    return words.length < 3 ? undefined : [words.at(-1), ...words.slice(0, -1)].join(' ');
  },
  'typo: two swapped': typo(([a = '', b = '']) => b + a),
  'typo: one missing': typo(([, b = '']) => b),
  'typo: one doubled': typo(([a = '', b = '']) => a + a + b),
  'typo: another letter': (name, draw) => {
    const other = 'ABDEGIKMNORSTU'.charAt(Math.floor(draw() * 14));
    return typo(([, b = '']) => other + b)(name, draw);
  },
};
