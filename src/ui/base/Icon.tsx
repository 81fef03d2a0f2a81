import { classNames } from './class-names.ts';
import styles from './Icon.module.css';

/** Line icons on a grid of 24, all drawn with the same pen. */
const shapes = {
  'arrow-down': 'm6 9 6 6 6-6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  alert:
    'M12 9v4m0 3.5v.01M10.3 4.2 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  building:
    'M4 21V5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v16m0-11h3a2 2 0 0 1 2 2v9M2.5 21h19M8 7.5h3M8 12h3m-3 4.5h3',
  card: 'M3 9.5h18M6.5 15h4M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  document: 'M14 3v5h5M9 13h6m-6 4h4M7 3h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 20h15',
  exclamation: 'M12 5v9m0 5v.01',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  globe:
    'M3 12h18M12 3c2.5 2.6 3.8 5.7 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.7-3.8-9S9.5 5.6 12 3Zm9 9a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  info: 'M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  lock: 'M8 11V7.5a4 4 0 0 1 8 0V11M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-7A1.5 1.5 0 0 1 6.5 11Z',
  mail: 'm3.5 7 8.5 6.5L20.5 7M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a6.8 6.8 0 0 0 11 11Z',
  'new-tab':
    'M13.5 4.5h6v6m0-6-9 9M10 6H6a1.500 1.500 0 0 0-1.500 1.500v10.500A1.500 1.500 0 0 0 6 19.500h10.500A1.500 1.500 0 0 0 18 18v-4',
  people:
    'M15.5 20v-1.5a3.5 3.5 0 0 0-3.5-3.5H6.5A3.5 3.5 0 0 0 3 18.5V20m18 0v-1.5a3.5 3.5 0 0 0-2.6-3.4M15 4.200a3.5 3.5 0 0 1 0 6.7m-2.3-3.4a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8.5a7 7 0 0 1 14 0',
  question: 'M9.3 9.3a2.8 2.8 0 0 1 5.4.9c0 1.900-2.7 2.6-2.7 4m0 3v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  roughly:
    'M4 10c2.700-3.600 5.300-3.600 8 0s5.300 3.600 8 0M4 16c2.700-3.600 5.300-3.600 8 0s5.300 3.600 8 0',
  screen:
    'M9 20h6m-3-3.5V20M5 4.500h14a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 15V6A1.500 1.500 0 0 1 5 4.500Z',
  search: 'm20 20-4.3-4.3M17.5 10.750a6.750 6.750 0 1 1-13.5 0 6.750 6.750 0 0 1 13.5 0Z',
  shield:
    'M12 3 5 5.8v5.4c0 4.3 2.900 7.900 7 9.8 4.100-1.900 7-5.5 7-9.8V5.8L12 3Zm-3 9 2.200 2.200L15.5 10',
  sun: 'M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.200-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
