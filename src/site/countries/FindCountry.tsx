import { Form } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { maxQuery, readQuery } from './country-listing.ts';
import styles from './FindCountry.module.css';
import { useCountriesPageWords } from './texts/words.ts';
import { useAddressFilter } from './use-address-filter.ts';

/** Looks for a country while one types; without JavaScript the form asks the server. `count` is what was found. */
export function FindCountry({ count }: { count: number }) {
  const words = useCountriesPageWords();
  const { params, form, onInput } = useAddressFilter();
  const query = readQuery(params);
  return (
    <search>
      <Form
        aria-label={words.find}
        ref={form}
        className={styles.form}
        onInput={onInput}
        replace
        preventScrollReset
      >
        {['by', 'list'].map((name) => {
          const value = params.get(name);
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
        })}
        <label className={styles.label} htmlFor="find">
          {words.findLabel}
        </label>
        <p className={styles.hint} id="find-hint">
          {words.findHint}
        </p>
        <div className={styles.box}>
          <Icon name="search" className={styles.glass} />
          <input
            className={styles.input}
            id="find"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQuery}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="find-hint"
          />
          <Button type="submit" look="secondary">
            {words.find}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {query === '' ? '' : count === 0 ? words.none(query) : words.found(count, query)}
        </p>
      </Form>
    </search>
  );
}
