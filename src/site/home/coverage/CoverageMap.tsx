import { Link } from 'react-router';
import worldMap from '../../countries/world-map.svg?url';
import { useTexts } from '../../texts/use-texts.tsx';
import dots from '../../world-map/figures/country-dots.json' with { type: 'json' };
import type { SectionData } from '../later/section-data.ts';
import styles from './CoverageMap.module.css';
import { dotPath } from './dot-path.ts';

/**
 * Every country by what a report on it costs and how long it takes. A picture for those who point, whose parts lead to
 * their countries: the legend says the same in words, so it is hidden from the keyboard and from screen readers.
 */
export function CoverageMap({ bands, parts }: Pick<SectionData['coverage'], 'bands' | 'parts'>) {
  const { to } = useTexts();
  return (
    <svg className={styles.map} viewBox="0 0 1000 436" aria-hidden="true" focusable="false">
      {bands.map(({ codes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands do not move
        <path key={at} className={bandClass(at)} d={dotPath(codes, dots)} />
      ))}
      {parts.map((slug) => (
        <Link key={slug} to={to(`/countries/continent/${slug}`)} tabIndex={-1} discover="none">
          <use className={styles.area} href={`${worldMap}#${slug}`} />
        </Link>
      ))}
    </svg>
  );
}

/** The look of a band, of its dots and of its mark in the legend. */
export function bandClass(at: number): string | undefined {
  return [styles.first, styles.second, styles.third][at] ?? styles.last;
}
