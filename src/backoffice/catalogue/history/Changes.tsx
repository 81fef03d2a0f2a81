import { useState } from 'react';
import { Spinner } from '#ui/base/Spinner.tsx';
import { getPriceList, type PriceListView, type TermsChange } from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ChangeTable } from '../dialogs/ChangeTable.tsx';
import styles from './PriceListCard.module.css';

/** What a list changed, fetched when somebody wants to see it. */
export function Changes({ list, name, title }: { list: PriceListView; name: string; title: string }) {
  const { catalogue, shell } = useTexts();
  const [changes, setChanges] = useState<readonly TermsChange[]>();
  const calls = useStaffAct('/catalogue/history');
  const { priceListId } = list;
  const open = (isOpen: boolean) => {
    if (!isOpen || changes !== undefined || calls.isBusy) return;
    void calls.read(async (api) =>
      setChanges((await api.call(getPriceList, { params: { priceListId } })).changes),
    );
  };
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        {title}
        <span className="visually-hidden">{`, ${name}`}</span>
      </summary>
      {changes === undefined ? (
        <Spinner title={shell.waiting} />
      ) : (
        <ChangeTable changes={changes} isPast={list.state === 'published'} />
      )}
      <FaultNotice fault={calls.fault} title={catalogue.seeChanges} />
    </details>
  );
}
