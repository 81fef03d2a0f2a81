import { useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { importStatement, type StatementOutcome, statementTypes } from '#workflows/collect-debts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './StatementFile.module.css';

/** A statement of the bank is chosen and read; what became of its entries is said in place. */
export function StatementFile({ onDone }: { onDone: () => Promise<void> }) {
  const { debts, order } = useTexts();
  const { isBusy, fault, read } = useStaffAct('/debts', onDone);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<StatementOutcome>();
  const send = async () => {
    if (file === undefined) return;
    setOutcome(undefined);
    // Not every system knows what type such a file is.
    const blob = new Blob([file], { type: statementTypes[0] });
    const isRead = await read(async (api) => setOutcome(await api.call(importStatement, { file: blob })));
    if (!isRead) return;
    setFile(undefined);
    if (input.current !== null) input.current.value = '';
    await onDone();
  };
  return (
    <div className={styles.part}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label className={styles.file}>
          <span>{debts.file}</span>
          <input
            ref={input}
            type="file"
            accept=".xml,application/xml,text/xml"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        </label>
        <Button type="submit" look="secondary" disabled={file === undefined || isBusy}>
          {isBusy ? order.busy : debts.read}
        </Button>
      </form>
      <FaultNotice fault={fault} />
      {outcome === undefined ? null : (
        <div role="status">
          <Notice icon="check" title={debts.booked(outcome.booked)}>
            <p>{debts.outcome(outcome)}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
