import { Link } from 'react-router';
import type { CountryGroupView } from '#modules/countries/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './WorldMap.module.css';
import worldMap from './world-map.svg?url';

type WorldMapProps = {
  groups: readonly CountryGroupView[];
  /** Slug of the part that stands out. */
  highlighted?: string | undefined;
};

/**
 * The parts of the world as dots. A picture for those who point: the same links stand beside it as a list, so it is
 * hidden from the keyboard and from screen readers.
 */
export function WorldMap({ groups, highlighted }: WorldMapProps) {
  const { to } = useTexts();
  return (
    <svg className={styles.map} viewBox="0 0 1000 480" aria-hidden="true" focusable="false">
      {groups.map(({ slug }) => (
        <Link
          key={slug}
          to={to(`/countries/continent/${slug}`)}
          tabIndex={-1}
          className={slug === highlighted ? styles.chosen : styles.part}
          data-part={slug}
        >
          <use className={styles.dots} href={`${worldMap}#${slug}`} />
          <use className={styles.area} href={`${worldMap}#${slug}`} />
        </Link>
      ))}
    </svg>
  );
}
