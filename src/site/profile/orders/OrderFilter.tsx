import { Icon } from '#ui/base/Icon.tsx';
import styles from './OrderFilter.module.css';
import { maxSearch, type OrdersQuery } from './orders-query.ts';
import { useOrdersWords } from './texts/words.ts';
import { useOrderFilter } from './use-order-filter.ts';

type OrderFilterProps = {
  query: OrdersQuery;
  countries: readonly { id: number; name: string }[];
  isOfCompany: boolean;
};

/** Finds orders by words, country and, in a company, by who ordered; with orders from one country only there is nothing to choose. */
export function OrderFilter({ query, countries, isOfCompany }: OrderFilterProps) {
  const words = useOrdersWords();
  const form = useOrderFilter(query);
  return (
    <search>
      <form aria-label={words.search} {...form} className={styles.form}>
        <label className={styles.field}>
          <span>{words.search}</span>
          <span className={styles.box}>
            <Icon name="search" className={styles.icon} />
            <input
              type="search"
              name="search"
              defaultValue={query.search}
              placeholder={words.searchHint}
              maxLength={maxSearch}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          </span>
        </label>
        {isOfCompany || query.whose === 'mine' ? (
          <label className={styles.field}>
            <span>{words.whose}</span>
            <select name="whose" defaultValue={query.whose}>
              <option value="all">{words.ofCompany}</option>
              <option value="mine">{words.mine}</option>
            </select>
          </label>
        ) : null}
        {countries.length < 2 && query.countryId === undefined ? null : (
          <label className={styles.field}>
            <span>{words.country}</span>
            <select name="country" defaultValue={query.countryId ?? ''}>
              <option value="">{words.everyCountry}</option>
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
    </search>
  );
}
