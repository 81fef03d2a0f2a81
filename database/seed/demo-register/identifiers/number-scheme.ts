import type { DemoFormGeneric } from '../demo-company.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** What a number may depend on. */
export type NumberContext = Readonly<{
  random: SeededRandom;
  countryCode: string;
  city: string;
  cityLatin: string;
  foundedYear: number;
  formGeneric: DemoFormGeneric;
}>;

/** Draws a number; a VAT number may be built from the registration number. */
export type NumberDraw = (context: NumberContext, regCode: string) => string;

/** How a country numbers its companies and taxpayers. */
export type NumberScheme = Readonly<{
  issuer: string | ((context: NumberContext) => string);
  reg: NumberDraw;
  vat: NumberDraw | null;
}>;

/** Builds a scheme; a text in place of a draw is a pattern, see `drawPattern`. */
export function scheme(
  issuer: NumberScheme['issuer'],
  reg: string | NumberDraw,
  vat: string | NumberDraw | null = null,
): NumberScheme {
  const toDraw = (draw: string | NumberDraw): NumberDraw => (typeof draw === 'string' ? pattern(draw) : draw);
  return { issuer, reg: toDraw(reg), vat: vat === null ? null : toDraw(vat) };
}

/** Fills a pattern: `#` any digit, `%` a digit but 0, `@` a letter, `YYYY` and `YY` the year of foundation. */
export function drawPattern(template: string, context: NumberContext): string {
  const year = String(context.foundedYear);
  return template
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace(/[#%@]/g, (sign) => {
      if (sign === '@') return 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(context.random.between(0, 22));
      return String(context.random.between(sign === '%' ? 1 : 0, 9));
    });
}

export function pattern(template: string): NumberDraw {
  return (context) => drawPattern(template, context);
}

/** A drawn pattern followed by its check digits; numbers that have none are drawn again. */
export function checked(
  template: string,
  check: (digits: string) => string | undefined,
  write: (number: string) => string = (number) => number,
): NumberDraw {
  return (context) => {
    for (;;) {
      const digits = drawPattern(template, context);
      const ending = check(digits);
      if (ending !== undefined) return write(digits + ending);
    }
  };
}

/** The registration number itself behind a prefix. */
export function sameAsReg(prefix = '', suffix = ''): NumberDraw {
  return (_, regCode) => prefix + regCode.replace(/\D/g, '') + suffix;
}
