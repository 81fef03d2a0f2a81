import { type FormEvent, useRef, useState } from 'react';
import { sellerLimits } from '#modules/sellers/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useFocusMistake } from '#ui/forms/use-focus-mistake.ts';
import { publishSeller, type SellerDesk } from '#workflows/edit-seller/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { OvertakenNotice } from '../page/versions/OvertakenNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { SayDialog } from './SayDialog.tsx';
import { SellerHistory } from './SellerHistory.tsx';
import styles from './seller.module.css';
import { type SellerField, useSeller } from './use-seller.ts';

const inputs: Readonly<Partial<Record<SellerField, Readonly<{ type?: string; inputMode?: 'decimal' }>>>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  vatPercent: { inputMode: 'decimal' },
};
const upper: readonly SellerField[] = ['country', 'bic'];

/** Who sells: typed part by part, published with a reason, and every earlier version below. */
export function SellerForm({ loaded }: { loaded: SellerDesk }) {
  const { seller: words } = useTexts();
  const work = useSeller(loaded);
  const { desk, details } = work;
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState<number>();
  useFocusMistake(form, tries);
  const publish = (event: FormEvent) => {
    event.preventDefault();
    if (work.check()) return setAsked(true);
    setTries((before = 0) => before + 1);
  };
  const field = (name: SellerField) => (
    <Field
      key={name}
      {...inputs[name]}
      label={words.fields[name]}
      maxLength={sellerLimits[name]}
      autoComplete="off"
      value={details[name]}
      error={work.errorOf(name)}
      onChange={({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
        work.write(name, upper.includes(name) ? value.toUpperCase() : value)
      }
    />
  );
  return (
    <div className={styles.page}>
      {desk.isDemo ? (
        <Notice>
          <p>{words.isDemo}</p>
        </Notice>
      ) : null}
      {work.isOvertaken ? <OvertakenNotice words={words} onTake={() => work.forget()} /> : null}
      <form ref={form} className={styles.form} onSubmit={publish} noValidate>
        <fieldset className={styles.part}>
          <legend>{words.parts.company}</legend>
          {(['name', 'number', 'address'] as const).map(field)}
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{words.parts.contact}</legend>
          {(['email', 'phone'] as const).map(field)}
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{words.parts.tax}</legend>
          <p className={styles.hint}>{words.parts.taxHint}</p>
          {(['country', 'vat', 'vatPercent'] as const).map(field)}
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{words.parts.bank}</legend>
          <p className={styles.hint}>{words.parts.bankHint}</p>
          {(['bank', 'account', 'bic'] as const).map(field)}
        </fieldset>
        <div className={styles.acts}>
          <Button type="submit" disabled={work.isBusy || !work.isDirty}>
            {words.publish}
          </Button>
          {work.isDirty ? (
            <>
              <Button look="secondary" disabled={work.isBusy} onClick={() => work.forget()}>
                {words.asShown}
              </Button>
              <Badge tone="warn">{words.unsaved}</Badge>
            </>
          ) : null}
        </div>
      </form>
      {isAsked ? null : <FaultNotice fault={work.fault} />}
      <SellerHistory work={work} />
      {isAsked ? (
        <SayDialog
          work={work}
          what="publish"
          title={words.publishTitle}
          button={words.publishNow}
          becomes={details}
          say={(api, reason) => api.call(publishSeller, { body: { details, seen: work.seen, reason } })}
          done={words.wasPublished}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
