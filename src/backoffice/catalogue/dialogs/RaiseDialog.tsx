import { useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { priceSteps, raisePrices } from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { PricesView } from '../model/prices-view.ts';
import { readPerMille } from '../model/typed-terms.ts';
import type { PriceWork } from '../use-price-desk.ts';
import styles from './dialogs.module.css';

type RaiseDialogProps = { work: PriceWork; view: PricesView; isOpen: boolean; onClose: () => void };

/** Another price for many tariffs at once, by per cent. */
export function RaiseDialog({ work, view, isOpen, onClose }: RaiseDialogProps) {
  const { catalogue, locale } = useTexts();
  const { mark, groups } = work.desk;
  const [perCent, setPerCent] = useState('');
  const [stepMinor, setStep] = useState<(typeof priceSteps)[number]>(100);
  const [kind, setKind] = useState<(typeof reportKinds)[number] | null>(view.kind);
  const [groupId, setGroup] = useState(view.groupId ?? null);
  const [isTried, setTried] = useState(false);
  const perMille = readPerMille(perCent);
  const close = () => {
    work.clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (perMille === undefined) return;
    const body = { mark, perMille, stepMinor, reportKind: kind, groupId };
    if (await work.act((api) => api.call(raisePrices, { body }), catalogue.raised)) close();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={catalogue.raiseTitle}
      confirmText={work.isBusy ? catalogue.busy : catalogue.raiseNow}
      cancelText={catalogue.back}
      isBusy={work.isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{catalogue.raiseText}</p>
      <Field
        label={catalogue.perCent}
        hint={catalogue.perCentHint}
        inputMode="text"
        autoComplete="off"
        maxLength={8}
        value={perCent}
        error={isTried && perMille === undefined ? catalogue.wrongPerCent : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setPerCent(currentTarget.value)}
      />
      <label className={styles.field}>
        <span>{catalogue.step}</span>
        <select
          value={stepMinor}
          onChange={({ currentTarget: { value } }) =>
            setStep(priceSteps.find((step) => step === Number(value)) ?? 100)
          }
        >
          {priceSteps.map((step) => (
            <option key={step} value={step}>
              {formatMoney({ amountMinor: step, currency: 'EUR' }, locale)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{catalogue.report}</span>
        <select
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setKind(reportKinds.find((each) => each === value) ?? null)
          }
        >
          <option value="">{catalogue.both}</option>
          {reportKinds.map((each) => (
            <option key={each} value={each}>
              {catalogue.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{catalogue.group}</span>
        <select
          value={groupId ?? ''}
          onChange={({ currentTarget: { value } }) => setGroup(value === '' ? null : Number(value))}
        >
          <option value="">{catalogue.everywhere}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
