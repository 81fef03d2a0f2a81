import { useMemo } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './Drawing.module.css';
import { svgElements } from './svg-elements.ts';

/** A drawing as it was made on the server. */
export type Drawn = Readonly<{ svg: string }>;

/** A drawing; `wide` stands where there is room, `narrow` elsewhere. Their words are in them. */
export function Drawing({
  wide,
  narrow,
  className,
}: {
  wide: Drawn | null | undefined;
  narrow?: Drawn | null | undefined;
  className?: string | undefined;
}) {
  if (wide == null) return null;
  return (
    <div className={classNames(styles.figure, className)}>
      <Elements drawn={wide} className={narrow == null ? undefined : styles.wide} />
      {narrow == null ? null : <Elements drawn={narrow} className={styles.narrow} />}
    </div>
  );
}

function Elements({ drawn, className }: { drawn: Drawn; className: string | undefined }) {
  const elements = useMemo(() => svgElements(drawn.svg), [drawn.svg]);
  return <div className={className}>{elements}</div>;
}
