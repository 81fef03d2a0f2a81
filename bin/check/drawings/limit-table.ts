import { listEndpoints, listLimits } from '#app/endpoints.ts';
import { daySeconds, type Figures, hourSeconds, minuteSeconds } from '#kernel/limit.ts';
import { markdownTable } from './markdown-table.ts';

/** Every limit that a room declares, which calls it counts together, and its figures, as a table in Markdown. */
export function drawLimitTable(): string {
  const endpoints = listEndpoints();
  const rows = listLimits()
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((limit) => {
      const calls = endpoints.filter((endpoint) => endpoint.limit === limit).map(({ name }) => `\`${name}\``);
      return [`\`${limit.name}\``, wordsOf(limit.visitor), wordsOf(limit.account), calls.join(', ')];
    });
  return markdownTable([['limit', 'a visitor, by address', 'who has signed in', 'calls'], ...rows]);
}

const units = [
  [daySeconds, 'day'],
  [hourSeconds, 'hour'],
  [minuteSeconds, 'minute'],
  [1, 'second'],
] as const;

function wordsOf(windows: Figures): string {
  return windows.map(({ times, seconds }) => `${times} in ${spanOf(seconds)}`).join(', ');
}

function spanOf(seconds: number): string {
  const [size, unit] = units.find(([one]) => seconds % one === 0) ?? ([1, 'second'] as const);
  const count = seconds / size;
  if (count === 1) return unit === 'hour' ? 'an hour' : `a ${unit}`;
  return `${count} ${unit}s`;
}
