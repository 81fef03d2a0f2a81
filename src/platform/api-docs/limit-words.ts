import type { Figures, Limit } from '#kernel/limit.ts';

const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** How often a call may be made, as a phrase: “10 a minute and 60 an hour, 30 a minute when signed in”. */
export function limitWords({ visitor, account }: Pick<Limit, 'visitor' | 'account'>): string {
  const [open, signedIn] = [figureWords(visitor), figureWords(account)];
  return open === signedIn ? open : `${open} from one address, ${signedIn} when signed in`;
}

function figureWords(figures: Figures): string {
  return new Intl.ListFormat('en-GB').format(
    figures.map(({ times, seconds }) => `${times.toLocaleString('en')} ${span(seconds)}`),
  );
}

function span(seconds: number): string {
  const [size, name] = units.find(([each]) => seconds % each === 0) ?? [1, 'second'];
  const count = seconds / size;
  if (count > 1) return `in ${count} ${name}s`;
  return `${name === 'hour' ? 'an' : 'a'} ${name}`;
}
