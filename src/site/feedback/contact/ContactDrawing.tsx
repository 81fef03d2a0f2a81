import styles from './ContactDrawing.module.css';

/** A question goes out by letter and an answer comes back: decoration beside the form. */
export function ContactDrawing() {
  return (
    <svg viewBox="0 0 440 320" className={styles.drawing} aria-hidden="true" focusable="false">
      <g className={styles.dots}>
        {rows.map(({ y, from, to }) => (
          <path key={y} d={`M${from} ${y}H${to}`} />
        ))}
      </g>
      <g className={styles.card}>
        <path d="M74 62h190a14 14 0 0 1 14 14v84a14 14 0 0 1-14 14H128l-34 28v-28H74a14 14 0 0 1-14-14V76a14 14 0 0 1 14-14Z" />
      </g>
      <circle className={styles.soft} cx="98" cy="104" r="20" />
      <path
        className={styles.accent}
        d="M92.500 99a5.800 5.800 0 1 1 8.700 5c-1.900 1.200-3.200 2.200-3.200 4.600m0 5.500v.1"
      />
      <path className={styles.words} d="M134 94h112M134 114h76M84 146h140" />
      <g className={styles.card}>
        <path d="M176 160h190a14 14 0 0 1 14 14v98a14 14 0 0 1-14 14H176a14 14 0 0 1-14-14v-98a14 14 0 0 1 14-14Z" />
        <path d="m166 168 92.500 62a22 22 0 0 0 25 0L376 168" />
        <path d="m168 281 62-60m144 60-62-60" />
      </g>
      <circle className={styles.seal} cx="366" cy="164" r="27" />
      <path className={styles.tick} d="m354.500 165 8 8 15.500-17" />
    </svg>
  );
}

/** Rows of the dotted field behind, shaped as a flat globe: each dot is the round end of an empty dash. */
const rows = Array.from({ length: 17 }, (_, index) => {
  const y = 24 + index * 17;
  const half = Math.sqrt(Math.max(0, 1 - ((y - 160) / 150) ** 2)) * 208;
  const steps = Math.floor(half / 17);
  return { y, from: 220 - steps * 17, to: 220 + steps * 17 + 0.1 };
});
