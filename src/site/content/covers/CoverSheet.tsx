import styles from './ArticleCover.module.css';
import type { CoverSign } from './cover.ts';

/** What each sign is drawn of on a sheet of 120 by 96: its quiet lines, what stands out, what is filled, and what is cut out of that. */
const drawings: Readonly<
  Record<CoverSign, { lines: string; strong: string; filled?: string; cut?: string }>
> = {
  steps: {
    lines: 'M52 26h48M52 48h36M52 70h44',
    strong: 'm20 26 6 6 11-12M20 48l6 6 11-12M20 70l6 6 11-12',
  },
  register: {
    lines: 'M20 44h24M58 44h42M20 60h24M58 60h28M20 76h24M58 76h36',
    strong: 'M20 24h40',
    filled: 'M92 24a6 6 0 1 1 12 0 6 6 0 0 1-12 0Z',
  },
  number: {
    lines: 'M14 46h15v24H14zM34 46h15v24H34zM54 46h15v24H54z',
    strong: 'M20 26h22',
    filled: 'M90 43h18a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H90a2 2 0 0 1-2-2V45a2 2 0 0 1 2-2Z',
    cut: 'm93 58 4.500 4.500L105 53',
  },
  service: {
    lines: 'M15 40h66a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4ZM20 50h32M14 76h44',
    strong: 'M14 22h30',
    filled: 'M92 50a10 10 0 1 1 20 0 10 10 0 0 1-20 0Z',
    cut: 'm97.500 50.500 3.500 3.500 6-7',
  },
};

/** A sheet before the map, empty of words: the same in every language. */
export function CoverSheet({ sign, isWorld }: { sign: CoverSign; isWorld: boolean }) {
  const { lines, strong, filled, cut } = drawings[sign];
  return (
    <g
      className={styles.sheet}
      transform={isWorld ? 'translate(46 228) scale(1.5625)' : 'translate(22 109.5) scale(0.75)'}
    >
      <rect x="1" y="1" width="118" height="94" rx="9" />
      <path className={styles.lines} d={lines} />
      <path className={styles.strong} d={strong} />
      {filled === undefined ? null : <path className={styles.filled} d={filled} />}
      {cut === undefined ? null : <path className={styles.cut} d={cut} />}
    </g>
  );
}
