import { useState } from 'react';
import { zonedMoment } from '#kernel/zoned-words.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { publishPrices, shortestReason } from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../../page/ReasonField.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { instantOf } from '../model/desk-time.ts';
import { draftedChanges } from '../model/prices-view.ts';
import type { PriceWork } from '../use-price-desk.ts';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './dialogs.module.css';

type PublishDialogProps = { work: PriceWork; isOpen: boolean; onClose: () => void };

/** What publishing would change, when, and why. */
export function PublishDialog({ work, isOpen, onClose }: PublishDialogProps) {
  const { catalogue, locale } = useTexts();
  const { countries, mark, timeZone } = work.desk;
  const changes = draftedChanges(countries);
  const scheduledToo = changes.filter(({ dueAt }) => dueAt !== null).length;
  const why = useReason('catalogue:publish', shortestReason);
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState('');
  const [isTried, setTried] = useState(false);
  const at = instantOf(time, timeZone);
  const isWrongTime = isLater && (at === undefined || at.getTime() <= Date.now());
  const close = () => {
    work.clear();
    setTried(false);
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (why.isShort || isWrongTime) return;
    const body = { mark, reason: why.reason, at: isLater && at !== undefined ? at.toISOString() : null };
    const isDone = await work.act(
      async (api) => {
        await api.call(publishPrices, { body });
        return undefined;
      },
      isLater ? catalogue.wasScheduled : catalogue.wasPublished,
    );
    if (!isDone) return;
    why.forget();
    close();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={catalogue.publishTitle(changes.length)}
      confirmText={work.isBusy ? catalogue.busy : isLater ? catalogue.schedule : catalogue.publishNow}
      cancelText={catalogue.back}
      isBusy={work.isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <ChangeTable changes={changes} />
      {scheduledToo === 0 ? null : (
        <Notice tone="warn">
          <p>{catalogue.scheduledToo(scheduledToo)}</p>
        </Notice>
      )}
      <p className={styles.muted}>{catalogue.ordersKeep}</p>
      <fieldset className={styles.choices}>
        <legend>{catalogue.when}</legend>
        {[false, true].map((later) => (
          <label key={String(later)} className={styles.choice}>
            <input type="radio" name="when" checked={isLater === later} onChange={() => setLater(later)} />
            {later ? catalogue.atTime : catalogue.atOnce}
          </label>
        ))}
      </fieldset>
      {isLater ? (
        <label className={styles.field}>
          <span>{catalogue.time(timeZone)}</span>
          <input
            type="datetime-local"
            value={time}
            aria-describedby="publish-time"
            aria-invalid={isTried && isWrongTime}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <small id="publish-time" className={isTried && isWrongTime ? styles.error : styles.muted}>
            {isTried && isWrongTime
              ? catalogue.wrongTime
              : at === undefined
                ? ''
                : catalogue.timeIs(zonedMoment(at, { locale, timeZone: 'UTC' }))}
          </small>
        </label>
      ) : null}
      <ReasonField of={why} isTried={isTried} words={catalogue} />
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
