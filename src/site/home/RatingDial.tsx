import styles from './RatingDial.module.css';

type RatingDialProps = { score: number; label: string; title: string; caption: string };

/** Length of the half circle of radius 40, in the units of the drawing. */
const arcLength = Math.PI * 40;

/** A half-circle dial from 0 to 100. */
export function RatingDial({ score, label, title, caption }: RatingDialProps) {
  const arc = 'M10 52a40 40 0 0 1 80 0';
  return (
    <svg className={styles.dial} viewBox="0 0 100 76" role="img" aria-label={label}>
      <path className={styles.track} d={arc} />
      <path
        className={styles.value}
        d={arc}
        strokeDasharray={`${((arcLength * score) / 100).toFixed(2)} ${arcLength.toFixed(2)}`}
      />
      <text className={styles.title} x="50" y="30">
        {title}
      </text>
      <text className={styles.score} x="50" y="52">
        {score}
      </text>
      <text className={styles.caption} x="50" y="71">
        {caption}
      </text>
    </svg>
  );
}
