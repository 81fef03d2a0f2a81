import { Link } from 'react-router';
import { languages } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Dashboard.module.css';
import type { Dashboard } from './load-dashboard.ts';

type Tile = Readonly<{ name: string; value: string; note?: string; tone?: 'bad' | 'warn'; to?: string }>;

/** The figures that decide what to do first; each leads to where it is done. */
export function Tiles({ figures, silentSources, givenUp }: Dashboard) {
  const { dashboard: words, locale } = useTexts();
  const late = figures.urgent.filter(({ isLate }) => isLate).length;
  const soon = figures.urgent.length - late;
  const { kept, ended } = figures.promises;
  const held = figures.held.map(({ currency, amountMinor }) =>
    formatMoney({ currency, amountMinor }, locale),
  );
  // Rounded down: all means all.
  const percent = new Intl.NumberFormat(languages[locale].intl, { style: 'percent' });
  const tiles: readonly Tile[] = [
    { name: words.late, value: String(late), ...(late > 0 ? { tone: 'bad' as const } : {}) },
    { name: words.soon, value: String(soon), ...(soon > 0 ? { tone: 'warn' as const } : {}) },
    {
      name: words.onTime,
      value: ended === 0 ? '–' : percent.format(Math.floor((100 * kept) / ended) / 100),
      note: ended === 0 ? words.nothingEnded : words.onTimeOf(kept, ended),
    },
    { name: words.held, value: held.length === 0 ? words.none : held.join(' + ') },
    {
      name: words.stuck,
      value: String(givenUp),
      to: '/outbox',
      ...(givenUp > 0 ? { tone: 'bad' as const } : {}),
    },
    {
      name: words.sourcesDown,
      value: String(silentSources.length),
      to: '/sources',
      ...(silentSources.length > 0 ? { tone: 'warn' as const, note: silentSources.join(', ') } : {}),
    },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ name, value, note, tone, to }) => (
        <li key={name} className={classNames(styles.tile, tone && styles[tone])}>
          <span className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</span>
          <strong className={styles.value}>{value}</strong>
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
