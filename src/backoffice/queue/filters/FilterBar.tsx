import { useNavigate } from 'react-router';
import { languages } from '#kernel/locale.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf, withoutFilters } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';
import { activeFilters } from './active-filters.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { FilterFields } from './FilterFields.tsx';
import styles from './filters.module.css';

/** What is shown, how many they are, what narrows them, and how fresh it is. */
export function FilterBar() {
  const texts = useTexts();
  const { queue: words, locale } = texts;
  const { desk, wish, isStale, isFilterOpen, setFilterOpen } = useQueue();
  const navigate = useNavigate();
  const { filter } = wish;
  const active = activeFilters(filter, desk, texts);
  const time = new Date(desk.asOf).toLocaleTimeString(languages[locale].intl, {
    timeZone: desk.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    <div className={styles.head}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{words.headings[filter.view]}</h1>
        <span className={styles.total} role="status" aria-label={words.count(desk.total)}>
          {desk.total}
        </span>
        <div className={styles.tools}>
          {active.map(({ key, label, without }) => (
            <button
              key={key}
              type="button"
              className={styles.chip}
              data-on=""
              aria-label={words.without(label)}
              onClick={() => navigate(addressOf(without))}
            >
              {label}
              <Icon name="close" />
            </button>
          ))}
          {active.length < 2 ? null : (
            <button
              type="button"
              className={styles.chip}
              onClick={() => navigate(addressOf(withoutFilters(filter)))}
            >
              {words.clear}
            </button>
          )}
          <button
            type="button"
            className={styles.chip}
            aria-expanded={isFilterOpen}
            aria-keyshortcuts="/"
            onClick={() => setFilterOpen(!isFilterOpen)}
          >
            <Icon name="search" />
            {words.filter}
            <KeyCap keys="/" />
          </button>
          <ColumnChooser />
          <span
            className={styles.live}
            data-stale={isStale ? '' : undefined}
            title={words.zone(desk.timeZone)}
          >
            {isStale ? words.stale : words.live(time)}
          </span>
        </div>
      </div>
      {isFilterOpen ? <FilterFields /> : null}
    </div>
  );
}
