import { useState } from 'react';
import type { ReplyOf } from '#kernel/endpoint.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { importPrices } from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { draftedChanges } from '../model/prices-view.ts';
import type { PriceWork } from '../use-price-desk.ts';
import styles from './dialogs.module.css';

const maxBytes = 200_000;

type Refused = ReplyOf<typeof importPrices>['refused'];

/** A table of prices read back: what was taken is drafted, what was not is listed. */
export function ImportDialog({
  work,
  isOpen,
  onClose,
}: {
  work: PriceWork;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { catalogue } = useTexts();
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const isWrong = file === undefined || file.size > maxBytes;
  const close = () => {
    work.clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    setRefused(undefined);
    if (isWrong) return;
    const text = await file.text();
    let left: Refused = [];
    const isDone = await work.act(async (api) => {
      const answer = await api.call(importPrices, { body: { mark: work.desk.mark, text } });
      left = answer.refused;
      return answer.desk;
    }, catalogue.kept);
    if (isDone) setRefused(left);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={catalogue.importTitle}
      confirmText={work.isBusy ? catalogue.busy : catalogue.importNow}
      cancelText={refused === undefined ? catalogue.back : catalogue.close}
      isBusy={work.isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{catalogue.importText}</p>
      <label className={styles.field}>
        <span>{catalogue.file}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-describedby="import-file"
          aria-invalid={isTried && isWrong}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0]);
            setRefused(undefined);
          }}
        />
        <small id="import-file" className={styles.error}>
          {isTried && isWrong ? catalogue.noFile : ''}
        </small>
      </label>
      {refused === undefined ? null : (
        <Notice tone={refused.length === 0 ? 'good' : 'warn'} role="status">
          <p>{catalogue.imported(draftedChanges(work.desk.countries).length)}</p>
          <p>{refused.length === 0 ? catalogue.allLines : catalogue.refusedLines(refused.length)}</p>
        </Notice>
      )}
      {refused === undefined || refused.length === 0 ? null : <RefusedLines refused={refused} />}
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}

function RefusedLines({ refused }: { refused: Refused }) {
  const { catalogue } = useTexts();
  const title = catalogue.refusedLines(refused.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{catalogue.lineNumber}</th>
            <th scope="col">{catalogue.lineReason}</th>
            <th scope="col">{catalogue.lineText}</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, 200).map(({ line, reason, text }) => (
            <tr key={line}>
              <td className={styles.figure}>{line}</td>
              <td>{reason}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
