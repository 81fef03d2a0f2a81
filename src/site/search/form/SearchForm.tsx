import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { CheckedNumbers, SearchCriteriaView } from '#modules/companies/contract.ts';
import type { CountryView } from '#modules/countries/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { isAskable, journeyPath, readTypedForm, type TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import { NameField } from './NameField.tsx';
import { NumberFields } from './NumberFields.tsx';
import styles from './SearchForm.module.css';
import { SearchWaiting } from './SearchWaiting.tsx';
import { useSearchWait } from './use-search-wait.ts';

type SearchFormProps = {
  country: CountryView;
  criteria: SearchCriteriaView;
  typed: TypedQuery;
  checked?: CheckedNumbers | undefined;
  error?: string | undefined;
  /** Why nothing was searched for, though the fields are in order. */
  unusable?: string | undefined;
};

/** Everything the buyer knows; GET, so that reload and back keep it. */
export function SearchForm({ country, criteria, typed, checked, error, unusable }: SearchFormProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const [isEmpty, setEmpty] = useState(false);
  const action = to('/company-search');
  const { asked, stopped, cancel } = useSearchWait(country.code);
  const unusableId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that was under the finger is gone; the next thing to do is to search again.
    if (stopped !== undefined || unusable !== undefined)
      form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [stopped, unusable]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const now = readTypedForm(event.currentTarget);
    setEmpty(!isAskable(now));
    if (!isAskable(now)) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>('input[name="name"]')?.focus();
      return;
    }
    // One hit leads straight on to the order: going back from there finds the form as it was filled in.
    history.replaceState(history.state, '', journeyPath(action, country.code, now, { edit: '1' }));
  };
  const missing = isEmpty ? search.need : error;
  const more = [typed.address, typed.phone, typed.email, typed.addInfo].some((text) => text !== '');
  return (
    <Form
      aria-label={search.pageTitle}
      ref={form}
      action={action}
      className={styles.form}
      onSubmit={send}
      preventScrollReset
    >
      <input type="hidden" name="country" value={country.code} />
      <div className={styles.help}>
        <p className={styles.lead}>{search.help}</p>
        <p>{search.need}</p>
      </div>
      <NameField country={country.code} typed={typed.name} error={missing} />
      <NumberFields criteria={criteria} typed={typed} checked={checked} />
      <details className={styles.more} open={more}>
        <summary>
          <Icon name="arrow-down" />
          {search.more}
        </summary>
        <p className={styles.moreHint}>{search.moreHint}</p>
        <Field
          label={search.address}
          name="address"
          defaultValue={typed.address}
          maxLength={500}
          autoComplete="off"
        />
        <div className={styles.pair}>
          <Field
            label={search.phone}
            name="phone"
            type="tel"
            defaultValue={typed.phone}
            maxLength={40}
            autoComplete="off"
          />
          <Field
            label={search.email}
            name="email"
            defaultValue={typed.email}
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <Field label={search.addInfo} name="addInfo" rows={3} defaultValue={typed.addInfo} maxLength={2000} />
      </details>
      <Button
        type="submit"
        className={styles.submit}
        disabled={asked !== undefined}
        aria-describedby={unusable === undefined ? undefined : unusableId}
      >
        <Icon name="search" />
        {search.find}
      </Button>
      <div aria-live="polite">
        {asked === undefined ? null : (
          <SearchWaiting asked={asked} country={country.name} onCancel={cancel} />
        )}
        {asked === undefined && stopped !== undefined ? (
          <p className={styles.stopped}>{stopped === 'late' ? search.late : search.cancelled}</p>
        ) : null}
        {asked === undefined && unusable !== undefined ? (
          <p id={unusableId} className={styles.stopped}>
            {unusable}
          </p>
        ) : null}
      </div>
    </Form>
  );
}
