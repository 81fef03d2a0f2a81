import type { ExamplePage } from '#workflows/sample-report/contract.ts';
import styles from './YearBars.module.css';

const [width, thick] = [240, 9];

/** Sales of each year beside the equity that stood behind them, on one scale; every bar has its figure. */
export function YearBars({ years }: { years: ExamplePage['years'] }) {
  const most = Math.max(1, ...years.map(({ sales }) => sales));
  const long = (value: number) => Math.max(1, Math.round((Math.max(0, value) / most) * width));
  return (
    <ul className={styles.years}>
      {years.map(({ label, sales, equity, salesShown, equityShare }) => (
        <li key={label} className="tabular">
          <span>{label}</span>
          <svg viewBox={`0 0 ${width} 22`} preserveAspectRatio="none" aria-hidden="true">
            <rect y="1" width={long(sales)} height={thick} rx="1.5" />
            <rect y="13" width={long(equity)} height={thick} rx="1.5" />
          </svg>
          <span>
            {salesShown} <span>{equityShare}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
