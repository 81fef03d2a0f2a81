import { useState } from 'react';
import { Notice } from '#ui/base/Notice.tsx';
import {
  importStatement,
  maxStatementBytes,
  type StatementOutcome,
  statementTypes,
} from '#workflows/collect-debts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { FileForm } from '../page/FileForm.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './StatementFile.module.css';

/** A statement of the bank is chosen and read; what became of its entries is said in place. */
export function StatementFile({ onDone }: { onDone: () => Promise<void> }) {
  const { debts } = useTexts();
  const { isBusy, fault, read } = useStaffAct('/debts', onDone);
  const [outcome, setOutcome] = useState<StatementOutcome>();
  const send = async (file: File) => {
    setOutcome(undefined);
    // Not every system knows what type such a file is.
    const blob = new Blob([file], { type: statementTypes[0] });
    const isRead = await read(async (api) => setOutcome(await api.call(importStatement, { file: blob })));
    if (isRead) await onDone();
    return isRead;
  };
  return (
    <div className={styles.part}>
      <FileForm
        className={styles.form}
        label={debts.file}
        accept=".xml,application/xml,text/xml"
        maxBytes={maxStatementBytes}
        wrongFile={debts.wrongFile}
        sendText={debts.read}
        isBusy={isBusy}
        send={send}
      />
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
