import { type RatingItem, ratingItems } from '#rating/open-rating/rated-item.ts';
import { facts, signed } from './fixture-facts.ts';

/** Item, label, measure, points in tenths, their maximum (0: that of the method), sources. */
export type RatedItem = readonly [
  item: RatingItem,
  label: string,
  measure: string,
  tenths: number,
  max: number,
  from: readonly number[],
];

const points = (tenths: number, max: number) => `${(tenths / 10).toFixed(1)} of ${max / 10}`;

/** A block of rated items with sums that add up; an item without points stays at half of its maximum. */
export function ratedBlock(label: string, rated: readonly RatedItem[], isMeasured = true) {
  const items = rated.map(([item, name, measure, pointsTenths, max, from]) => {
    const maxTenths = max === 0 ? ratingItems[item].points * 10 : max;
    const moveTenths = pointsTenths - maxTenths / 2;
    return {
      item,
      label: name,
      measure,
      isMeasured: isMeasured && from.length > 0,
      pointsTenths,
      maxTenths,
      moveTenths,
      pointsShown: points(pointsTenths, maxTenths),
      moveShown: signed(moveTenths),
      facts: facts(...from),
    };
  });
  const sum = (of: (item: (typeof items)[number]) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const moveTenths = sum((item) => item.moveTenths);
  return {
    label,
    pointsShown: points(
      sum((item) => item.pointsTenths),
      sum((item) => item.maxTenths),
    ),
    moveShown: signed(moveTenths),
    moveTenths,
    items,
  };
}
