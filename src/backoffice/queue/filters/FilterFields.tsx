import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { orderStates, rowOf } from '#modules/orders/order-states.ts';
import { deskDues } from '#modules/worklists/contract.ts';
import { type DeskFilter, deskFilter } from '#workflows/hand-out-orders/contract.ts';
import { countryName } from '../../page/country-name.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import styles from './filters.module.css';

/** How long typing has to rest before it is looked for. */
const restMs = 250;

/** What narrows the list; each change stands in the address at once. */
export function FilterFields() {
  const { queue: words, words: common, locale } = useTexts();
  const { desk, wish, setFilterOpen } = useQueue();
  const navigate = useNavigate();
  const { filter } = wish;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    field.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  // What was typed for one list is not sent for another.
  useEffect(() => {
    if (field.current !== null && document.activeElement !== field.current)
      field.current.value = filter.search;
  }, [filter.search]);
  const change = (part: Partial<DeskFilter>) =>
    navigate(addressOf({ ...filter, ...part }), { replace: true, preventScrollReset: true });
  const find = (typed: string) => {
    clearTimeout(timer.current);
    const read = deskFilter.shape.search.safeParse(typed);
    if (read.success && read.data !== filter.search) change({ search: read.data });
  };
  const states = orderStates.filter((state) => filter.view === 'all' || rowOf(state).isQueued);
  const countries = desk.countries
    .map((code) => ({ value: code, name: countryName(code, locale, common.countries) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <search
      className={styles.fields}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        setFilterOpen(false);
      }}
    >
      <label className={styles.field}>
        <span>{words.search}</span>
        <input
          ref={field}
          type="search"
          maxLength={200}
          defaultValue={filter.search}
          title={words.searchHint}
          onChange={({ currentTarget }) => {
            clearTimeout(timer.current);
            const typed = currentTarget.value;
            timer.current = setTimeout(() => find(typed), restMs);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') find(event.currentTarget.value);
          }}
        />
      </label>
      <FilterSelect
        label={words.state}
        value={filter.states[0] ?? ''}
        choices={states.map((state) => ({ value: state, name: common.states[state] }))}
        onChange={(value) => change({ states: states.filter((state) => state === value) })}
      />
      <FilterSelect
        label={words.country}
        value={filter.country ?? ''}
        choices={countries}
        onChange={(value) => change({ country: value === '' ? null : value })}
      />
      <FilterSelect
        label={words.who}
        value={filter.who ?? ''}
        choices={desk.workload.map(({ id, name }) => ({ value: id, name }))}
        onChange={(value) => change({ who: value === '' ? null : value })}
      />
      <FilterSelect
        label={words.due}
        value={filter.due ?? ''}
        choices={deskDues.map((due) => ({ value: due, name: words.dues[due] }))}
        onChange={(value) => change({ due: deskDues.find((due) => due === value) ?? null })}
      />
      <FilterSelect
        label={words.kind}
        value={filter.kind ?? ''}
        choices={reportKinds.map((kind) => ({ value: kind, name: reportKindName(kind, locale) }))}
        onChange={(value) => change({ kind: reportKinds.find((kind) => kind === value) ?? null })}
      />
    </search>
  );
}
