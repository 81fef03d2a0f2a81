import { classNames } from '#ui/base/class-names.ts';
import styles from './Stars.module.css';

/** A star from its upper tip, on a grid of 24. */
const outline =
  'l2.85 5.77 6.37.93-4.61 4.49 1.09 6.34-5.7-2.99-5.7 2.99 1.09-6.34-4.61-4.49 6.37-.93z' as const;
export const starShape = `M12 2.8${outline}`;

const count = 5;
const width = 24 * count;
const row = Array.from({ length: count }, (_, index) => `M${12 + index * 24} 2.8${outline}`).join('');

type StarsProps = { rating: number; label: string; isLarge?: boolean };

/** A rating out of five as stars, parts of a star too; `label` says it in words. */
export function Stars({ rating, label, isLarge = false }: StarsProps) {
  return (
    <svg
      viewBox={`0 0 ${width} 24`}
      className={classNames(styles.stars, isLarge && styles.large)}
      role="img"
      aria-label={label}
    >
      <path className={styles.empty} d={row} />
      {/* A drawing inside a drawing is cut at its edge: that is how a part of a star is shown. */}
      <svg width={(width * rating) / count} height="24" aria-hidden="true">
        <path className={styles.full} d={row} />
      </svg>
    </svg>
  );
}
