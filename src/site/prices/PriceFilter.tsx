import { Form } from 'react-router';
import type { Currency } from '#kernel/money.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import type { CountryGroupView } from '#modules/countries/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { maxQuery } from '../countries/country-listing.ts';
import { useAddressFilter } from '../countries/use-address-filter.ts';
import styles from './PriceFilter.module.css';
import type { PriceChoice } from './price-list.ts';
import { usePricesWords } from './texts/words.ts';

type PriceFilterProps = {
  /** Whose prices are shown: it stays while one chooses among them. */
  report: ReportKind;
  groups: readonly CountryGroupView[];
  currencies: readonly Currency[];
  choice: PriceChoice;
  /** How many countries are left. */
  count: number;
};

/** Chooses lines of the price list: at once while one types, by the button without JavaScript. */
export function PriceFilter({ report, groups, currencies, choice, count }: PriceFilterProps) {
  const words = usePricesWords();
  const { params, form, onInput } = useAddressFilter();
  const sort = params.get('sort');
  return (
    <search className={styles.search}>
      <Form
        aria-label={words.apply}
        ref={form}
        className={styles.form}
        onInput={onInput}
        replace
        preventScrollReset
      >
        {report === usualReportKind ? null : <input type="hidden" name="report" value={report} />}
        {params.get('list') === null ? null : <input type="hidden" name="list" value="all" />}
        {sort === null ? null : <input type="hidden" name="sort" value={sort} />}
        <label className={styles.field}>
          <span>{words.findLabel}</span>
          <input
            type="search"
            name="q"
            defaultValue={choice.query}
            placeholder={words.findPlaceholder}
            maxLength={maxQuery}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <label className={styles.field}>
          <span>{words.continent}</span>
          <select name="continent" defaultValue={choice.continent}>
            <option value="">{words.everywhere}</option>
            {groups.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {currencies.length < 2 ? null : (
          <label className={styles.field}>
            <span>{words.currency}</span>
            <select name="currency" defaultValue={choice.currency ?? ''}>
              <option value="">{words.everyCurrency}</option>
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" look="secondary" className={styles.apply}>
          {words.apply}
        </Button>
        <Button look="secondary" className={styles.print} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Form>
      <p className={styles.state}>
        <strong role="status">{words.shown(count)}</strong>
        <span>{words.allIn(currencies.map((currency) => words.currencies[currency]).join(', '))}</span>
      </p>
    </search>
  );
}
