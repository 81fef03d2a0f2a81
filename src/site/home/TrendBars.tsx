import styles from './TrendBars.module.css';

const [step, width, height] = [7, 5, 16];

/** The years behind a figure as small bars, the newest last; decoration, for the note beside says how they grew. */
export function TrendBars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * step - 2} ${height}`}
      width={values.length * step - 2}
      height={height}
      aria-hidden="true"
    >
      {values.map((value, at) => {
        const tall = Math.max(1, Math.round((Math.max(0, value) / most) * height));
        // biome-ignore lint/suspicious/noArrayIndexKey: years do not move
        return <rect key={at} x={at * step} y={height - tall} width={width} height={tall} rx="1" />;
      })}
    </svg>
  );
}
