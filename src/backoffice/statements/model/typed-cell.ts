import {
  type CountedUnit,
  type DecimalMark,
  readFigure,
  scaleAmount,
} from '#modules/reports/statement-rules.ts';
import { minorOf } from './money.ts';

/** What was typed into a cell means, in the smallest unit of the currency. */
export type TypedCell =
  | Readonly<{ is: 'amount'; amountMinor: number }>
  /** Two readings, the likelier first: whoever typed it says which. */
  | Readonly<{ is: 'either'; first: number; second: number }>
  | Readonly<{ is: 'nothing' }>
  | Readonly<{ is: 'wrong'; why: 'unreadable' | 'decimals' | 'currency' }>;

type Column = Readonly<{ currency: string; unit: CountedUnit }>;

/**
 * Reads a figure that stands in a column: in its unit, unless a word beside it says another. What parts thousands as the language of
 * the page (`mark` before its decimals) does is read so; three decimals are rare enough to be asked.
 */
export function typedCell(text: string, { currency, unit }: Column, mark: DecimalMark): TypedCell {
  const either = readFigure(text);
  const own = readFigure(text, mark);
  const isUsual = either.is === 'figure' && own.is === 'figure' && own.amount === either.amount;
  const figure = isUsual ? own : either;
  if (figure.is === 'nothing') return figure;
  if (figure.is === 'unreadable') return { is: 'wrong', why: 'unreadable' };
  if (figure.currency !== undefined && figure.currency !== currency) return { is: 'wrong', why: 'currency' };
  const exponent = figure.isScaled ? 0 : Math.log10(unit);
  const first = minorOf(scaleAmount(figure.amount, exponent), currency);
  const second =
    figure.other === undefined ? undefined : minorOf(scaleAmount(figure.other, exponent), currency);
  if (first === undefined && second === undefined) return { is: 'wrong', why: 'decimals' };
  if (first !== undefined && second !== undefined && first !== second) return { is: 'either', first, second };
  return { is: 'amount', amountMinor: first ?? second ?? 0 };
}

/** A figure as one types it again: without groups, in the unit of its column. */
export function cellText(units: number, unit: CountedUnit, mark: DecimalMark): string {
  const shown = Number((units / unit).toFixed(6));
  return String(shown).replace('.', mark).replace('-', '\u2212');
}
