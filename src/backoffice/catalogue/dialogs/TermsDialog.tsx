import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import {
  type DeskCountry,
  type DeskTariff,
  draftPrices,
  type TariffTerms,
} from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { readTerms, typedTerms } from '../model/typed-terms.ts';
import type { PriceWork } from '../use-price-desk.ts';
import { useTermsWords } from '../use-terms-words.ts';
import styles from './dialogs.module.css';

type TermsDialogProps = {
  country: DeskCountry;
  tariff: DeskTariff;
  work: PriceWork;
  isOpen: boolean;
  onClose: () => void;
};

/** One tariff's price and days. */
export function TermsDialog({ country, tariff, work, isOpen, onClose }: TermsDialogProps) {
  const { catalogue, locale } = useTexts();
  const say = useTermsWords();
  const { tariffId, seen, terms, draft, currency } = tariff;
  const [typed, setTyped] = useState(typedTerms(draft?.terms ?? terms));
  const [fault, setFault] = useState<'price' | 'days'>();
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const close = () => {
    work.clear();
    onClose();
  };
  const send = async (wish: TariffTerms | null) => {
    const body = { tariffs: [{ tariffId, seen, terms: wish }] };
    if (await work.act((api) => api.call(draftPrices, { body }), catalogue.kept)) close();
  };
  const confirm = () => {
    const wish = readTerms(typed);
    setFault(typeof wish === 'string' ? wish : undefined);
    if (typeof wish !== 'string') void send(wish);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={catalogue.editTitle(country.name, tariff.name)}
      confirmText={work.isBusy ? catalogue.busy : catalogue.keep}
      cancelText={catalogue.back}
      isBusy={work.isBusy}
      onConfirm={confirm}
      onClose={close}
    >
      <p className={styles.muted}>{catalogue.published(say.whole(terms, currency))}</p>
      {draft === null ? null : (
        <p className={styles.muted}>
          {catalogue.draftedBy(draft.changedBy ?? catalogue.somebody, formatMoment(draft.changedAt, locale))}
        </p>
      )}
      <Field
        label={catalogue.price(currency)}
        inputMode="decimal"
        autoComplete="off"
        value={typed.price}
        maxLength={12}
        error={fault === 'price' ? catalogue.wrongPrice : undefined}
        onFocus={({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          change({ price: currentTarget.value })
        }
      />
      <div className={styles.pair}>
        <Field
          label={catalogue.minDays}
          inputMode="numeric"
          autoComplete="off"
          value={typed.minDays}
          maxLength={2}
          error={fault === 'days' ? catalogue.wrongDays : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            change({ minDays: currentTarget.value })
          }
        />
        <Field
          label={catalogue.maxDays}
          inputMode="numeric"
          autoComplete="off"
          value={typed.maxDays}
          maxLength={2}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            change({ maxDays: currentTarget.value })
          }
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={typed.isOffered}
          onChange={({ currentTarget }) => change({ isOffered: currentTarget.checked })}
        />
        {catalogue.isOffered}
      </label>
      {draft === null ? null : (
        <div>
          <Button look="quiet" disabled={work.isBusy} onClick={() => void send(null)}>
            {catalogue.dropOne}
          </Button>
        </div>
      )}
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
