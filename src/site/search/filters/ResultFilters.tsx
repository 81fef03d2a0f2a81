import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './ResultFilters.module.css';
import {
  chosenCount,
  type Facet,
  type FacetChoice,
  type FacetGroup,
  type Filters,
  toggled,
} from './result-filters.ts';

type ResultFiltersProps = {
  groups: readonly FacetGroup[];
  /** How many fit what is chosen, of how many, and whether more may fit the search. */
  found: Readonly<{ filters: Filters; total: number; all: number; hasMore: boolean }>;
  addressOf: (filters: Filters) => string;
};

/** Choices of a facet that are seen at once; the rest are unfolded. */
const shownChoices = 6;
/** Where the filters stand in the page. */
export const filtersId = 'result-filters';

/**
 * By what a long list is narrowed: links, so that the choice stands in the address and needs no script. Beside the list
 * where there is room, else a native popover behind a button.
 */
export function ResultFilters({ groups, found, addressOf }: ResultFiltersProps) {
  const { filters: words } = useSearchWords();
  const { filters, total, all, hasMore } = found;
  const chosen = chosenCount(filters);
  return (
    <>
      <div className={styles.open}>
        <button type="button" className={buttonClass('secondary')} popoverTarget={filtersId}>
          <Icon name="filter" />
          {words.open(chosen)}
        </button>
      </div>
      <nav className={styles.panel} id={filtersId} popover="auto" aria-label={words.title}>
        {groups.map((group) => (
          <Choices
            key={group.facet}
            group={group}
            addressOf={(facet, value) => addressOf(toggled(filters, facet, value))}
          />
        ))}
        {hasMore ? <p className={styles.bound}>{words.bound(all)}</p> : null}
        {chosen === 0 ? null : (
          <Link
            to={addressOf({ status: [], city: [], form: [] })}
            className={styles.clear}
            rel="nofollow"
            preventScrollReset
          >
            {words.clear}
          </Link>
        )}
        <div className={styles.show}>
          <Button isWide popoverTarget={filtersId} popoverTargetAction="hide">
            {words.show(total)}
          </Button>
        </div>
      </nav>
    </>
  );
}

type ChoicesProps = { group: FacetGroup; addressOf: (facet: Facet, value: string) => string };

function Choices({ group: { facet, choices }, addressOf }: ChoicesProps) {
  const { filters: words } = useSearchWords();
  const item = (choice: FacetChoice) => (
    <li key={choice.value}>
      <Choice facet={facet} choice={choice} address={addressOf(facet, choice.value)} />
    </li>
  );
  // What is chosen is never folded away.
  const first = choices.filter(({ isChosen }, at) => isChosen || at < shownChoices);
  const rest = choices.filter((choice) => !first.includes(choice));
  return (
    <section className={styles.group} aria-labelledby={`filter-${facet}`}>
      <h3 id={`filter-${facet}`}>{words.facets[facet]}</h3>
      <ul>{first.map(item)}</ul>
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>{words.more(rest.length)}</summary>
          <ul>{rest.map(item)}</ul>
        </details>
      )}
    </section>
  );
}

type ChoiceProps = { facet: Facet; choice: FacetChoice; address: string };

function Choice({ facet, choice: { value, count, isChosen }, address }: ChoiceProps) {
  const search = useSearchWords();
  const name =
    value === ''
      ? search.filters.unstated[facet]
      : facet === 'status'
        ? (search.status[value] ?? value)
        : value;
  const content = (
    <>
      <span className={classNames(styles.box, isChosen && styles.chosen)}>
        {isChosen ? <Icon name="check" /> : null}
      </span>
      <span className={styles.label} dir="auto">
        {name}
      </span>
      {isChosen ? <span className="visually-hidden">{search.filters.chosen}</span> : null}
      <span className={`${styles.count} tabular`}>{count}</span>
    </>
  );
  // Nobody is led to an empty list; what was chosen can be left out even so.
  if (count === 0 && !isChosen)
    return <span className={classNames(styles.choice, styles.none)}>{content}</span>;
  return (
    <Link
      to={address}
      className={styles.choice}
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      {content}
    </Link>
  );
}
