import { words } from '../texts/workbook/words.ts';
import type { ReportView } from '../view/report-view.ts';
import { addressOf, bold, type Formula, type Sheet, type SheetCell } from './sheet.ts';

const tenths = '0.0';
const neutral = 500;

/** The items of the rating with their points, and the score as the sum of their moves. */
export function ratingSheet({ rating, noRating, limit, locale }: ReportView): Sheet {
  const say = words[locale].rating;
  const name = words[locale].sheets.rating;
  const widths = [44, 44, 12, 12, 20];
  const rows: SheetCell[][] = [];
  if (rating === null) rows.push([noRating]);
  else {
    rows.push([bold(rating.version), rating.headline], [bold(rating.grade ?? '–'), rating.remark], []);
    rows.push([say.item, say.measure, say.points, say.most, say.move].map(bold));
    const first = rows.length;
    const items = rating.blocks.flatMap((block) => block.items);
    for (const { label, measure, pointsTenths, maxTenths, moveTenths } of items)
      rows.push([label, measure, ...[pointsTenths, maxTenths, moveTenths].map((value) => tenth(value))]);
    const range = (column: number) =>
      `${addressOf(first, column)}:${addressOf(first + Math.max(0, items.length - 1), column)}`;
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const points = total(items.map(({ pointsTenths }) => pointsTenths));
    const most = total(items.map(({ maxTenths }) => maxTenths));
    const moves = total(items.map(({ moveTenths }) => moveTenths));
    rows.push([
      bold(say.sum),
      null,
      sum(`SUM(${range(2)})`, points),
      sum(`SUM(${range(3)})`, most),
      sum(`SUM(${range(4)})`, moves),
    ]);
    // The report says the score; where the moves do not make it, no formula pretends that they do.
    const isSum = neutral + moves === rating.scoreTenths;
    rows.push([
      bold(say.score),
      null,
      isSum
        ? sum(`50+${addressOf(rows.length - 1, 4)}`, rating.scoreTenths)
        : { value: rating.scoreTenths / 10, isBold: true, format: tenths },
    ]);
    rows.push([], [bold(say.caps)]);
    for (const { label, outcome, found, applies } of rating.caps)
      rows.push([label, found, outcome, applies ? say.applies : say.appliesNot]);
  }
  rows.push([], [bold(say.ceilings)]);
  for (const { label, amount } of limit.ceilings)
    rows.push([label, null, { value: amount, format: '#,##0' }]);
  rows.push([limit.basis]);
  return { name, widths, rows };
}

function tenth(value: number): SheetCell {
  return { value: value / 10, format: tenths };
}

function sum(formula: string, resultTenths: number): SheetCell {
  const value: Formula = { formula, result: resultTenths / 10 };
  return { value, isBold: true, format: tenths };
}
