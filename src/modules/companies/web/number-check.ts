/** The one word of names that pages need: they load this file, and no dictionary. */
export { looksUsual } from '#names/numbers/criteria/number-check.ts';
