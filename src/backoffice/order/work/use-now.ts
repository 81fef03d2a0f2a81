import { useState } from 'react';
import { useInterval } from '../../page/use-interval.ts';

/** The time of this machine in milliseconds, new every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useInterval(30_000, async () => setNow(Date.now()));
  return now;
}
