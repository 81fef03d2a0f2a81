import type { Ref } from 'react';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import type { PriceDesk } from '#workflows/edit-catalogue/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { maxQueryLength, type PricesView } from '../model/prices-view.ts';
import styles from './PriceTools.module.css';

type PriceToolsProps = {
  view: PricesView;
  groups: PriceDesk['groups'];
  searchRef: Ref<HTMLInputElement>;
  onView: (view: PricesView) => void;
};

/** What of the prices is shown. */
export function PriceTools({ view, groups, searchRef, onView }: PriceToolsProps) {
  const { catalogue } = useTexts();
  return (
    <search className={styles.tools}>
      <label className={styles.field}>
        <span>{catalogue.search}</span>
        <input
          ref={searchRef}
          type="search"
          value={view.query}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          onChange={({ currentTarget }) => onView({ ...view, query: currentTarget.value })}
        />
      </label>
      <label className={styles.field}>
        <span>{catalogue.group}</span>
        <select
          value={view.groupId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onView({ ...view, groupId: value === '' ? undefined : Number(value) })
          }
        >
          <option value="">{catalogue.everywhere}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{catalogue.report}</span>
        <select
          value={view.kind}
          onChange={({ currentTarget: { value } }) =>
            onView({ ...view, kind: value === 'annual' ? 'annual' : 'credit' })
          }
        >
          {reportKinds.map((kind) => (
            <option key={kind} value={kind}>
              {catalogue.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.isChangedOnly}
          onChange={({ currentTarget }) => onView({ ...view, isChangedOnly: currentTarget.checked })}
        />
        {catalogue.onlyChanged}
      </label>
    </search>
  );
}
