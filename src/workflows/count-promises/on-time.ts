import type { PromiseCount } from '#modules/orders/service.ts';
import { fewestPromises, type OnTimeView } from './contract.ts';

type Tally = Readonly<{ kept: number; ended: number }>;

/** Counts as they may be shown: nothing of fewer than `fewestPromises` stands alone. Pure. */
export function gatherOnTime(
  counts: readonly PromiseCount[],
  nameOf: (countryCode: string) => string,
): Pick<OnTimeView, 'total' | 'speeds' | 'countries' | 'others'> {
  const byCountry = [...Map.groupBy(counts, ({ countryCode }) => countryCode)].map(([code, rows]) => ({
    countryCode: code.toLowerCase(),
    name: nameOf(code),
    ...sum(rows),
    speeds: speedsOf(rows),
  }));
  const few = byCountry.filter(({ ended }) => ended < fewestPromises);
  return {
    total: sum(counts),
    speeds: speedsOf(counts),
    countries: byCountry
      .filter(({ ended }) => ended >= fewestPromises)
      .sort((a, b) => b.ended - a.ended || a.countryCode.localeCompare(b.countryCode)),
    others: { countries: few.length, ...sum(few) },
  };
}

function sum(rows: readonly Tally[]): Tally {
  return rows.reduce((total, { kept, ended }) => ({ kept: total.kept + kept, ended: total.ended + ended }), {
    kept: 0,
    ended: 0,
  });
}

function speedsOf(counts: readonly PromiseCount[]) {
  const bySpeed = Map.groupBy(counts, ({ minDays, maxDays }) => `${minDays}–${maxDays}`);
  return [...bySpeed.values()]
    .flatMap((rows) => {
      const [first] = rows;
      const total = sum(rows);
      if (first === undefined || total.ended < fewestPromises) return [];
      return [{ minDays: first.minDays, maxDays: first.maxDays, ...total }];
    })
    .sort((a, b) => a.maxDays - b.maxDays || a.minDays - b.minDays);
}
