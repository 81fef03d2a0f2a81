import worldMap from '../../countries/world-map.svg?url';
import styles from './ArticleCover.module.css';
import { CoverSheet } from './CoverSheet.tsx';
import { type Cover, coverParts, coverWindows } from './cover.ts';

/** The map an article is about, in the colours of the page: the countries it names, and a sign of its topic. Only a picture. */
export function ArticleCover({ cover: { sign, marked, land } }: { cover: Cover }) {
  const isWorld = land === undefined;
  return (
    <svg
      className={styles.cover}
      viewBox={isWorld ? coverWindows.world : coverWindows.closeUp}
      aria-hidden="true"
      focusable="false"
    >
      {isWorld ? (
        <g className={marked === '' ? styles.marked : styles.land}>
          {coverParts.map((part) => (
            <use key={part} href={`${worldMap}#${part}`} />
          ))}
        </g>
      ) : (
        <path className={styles.land} d={land} />
      )}
      {marked === '' ? null : <path className={styles.marked} d={marked} />}
      <CoverSheet sign={sign} isWorld={isWorld} />
    </svg>
  );
}
