import { criteriaOf, numberOf } from './criteria-of.ts';
import { plainNumber } from './number-check.ts';

const numeroSign = /^\s*(?:№|no\.?|nr\.?)\s*(?=\d)/iu;
const maxInput = 100;

/**
 * A typed number without the words that the form itself asks for or that people copy along: `HRB 12345, Hamburg` is
 * HRB 12345, `ИНН 7701234567` is 7701234567. Undefined where no such words stand around it.
 */
export function numberCore(countryCode: string, value: string): string | undefined {
  const code = countryCode.toUpperCase();
  const text = value.slice(0, maxInput).toWellFormed();
  const inside = criteriaOf(code).around?.inside;
  // The court may stand on either side of a number.
  const found = inside === undefined ? undefined : new RegExp(inside, 'u').exec(plainNumber(text))?.[0];
  if (found !== undefined) return found;
  const [first = ''] = text.split(',');
  const kept = /\d/.test(first) ? first : text;
  const core = withoutNames(code, kept).replace(numeroSign, '');
  return core === text ? undefined : core;
}

/** Takes away names of the country's numbers in front of the number: only where something of it is left. */
function withoutNames(code: string, text: string): string {
  const names = [numberOf(code, 'reg'), numberOf(code, 'vat'), ...criteriaOf(code).others].flatMap((kind) =>
    kind === null || kind === 'none' || kind.short === null ? [] : Object.values(kind.short),
  );
  const words = new Set(names.flatMap((name) => name.split('/').map(plainNumber)).filter(Boolean));
  let rest = text.trimStart();
  for (;;) {
    const word = /^([\p{L}.-]+)[\s:/№]+(?=.*\d)/u.exec(rest);
    if (word === null || !words.has(plainNumber(word[1] ?? ''))) return rest;
    rest = rest.slice(word[0].length);
  }
}
