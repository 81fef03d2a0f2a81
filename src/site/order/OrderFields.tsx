import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useTimeZone } from '../texts/use-time-zone.ts';
import { AsTyped } from './AsTyped.tsx';
import type { OrderAbout } from './about.ts';
import styles from './OrderFields.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { isEmail, type OrderFault } from './order-form.ts';
import type { Offer } from './order-page.server.ts';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import type { Refused } from './submit-order.ts';
import { TariffChoice } from './TariffChoice.tsx';
import { useOrderWords } from './texts/words.ts';
import { draftName, useOrderDraft } from './use-order-draft.ts';
import { useOwnEmail } from './use-own-email.ts';

type OrderFieldsProps = {
  about: OrderAbout;
  /** No register has the company: the buyer says that what was typed is meant. */
  isRequest: boolean;
  offers: readonly Offer[];
  idempotencyKey: string;
  refused: Refused | undefined;
};

/** Delivery time, e-mail, consent and the button that leads to the card page. */
export function OrderFields({ about, isRequest, offers, idempotencyKey, refused }: OrderFieldsProps) {
  const order = useOrderWords();
  const { shell, faults: faultTexts, locale } = useTexts();
  const navigation = useNavigation();
  const timeZone = useTimeZone();
  const [key] = useState(idempotencyKey);
  const [isEmailWrong, setEmailWrong] = useState(false);
  const start = { email: refused?.form.email ?? '', tariffId: refused?.form.tariffId ?? offers[0]?.id };
  const form = useRef<HTMLFormElement>(null);
  const draft = useOrderDraft(
    form,
    start,
    offers.map(({ id }) => id),
  );
  const isSignedIn = useOwnEmail(draft.suggestEmail);
  const chosen = offers.find(({ id }) => id === draft.tariffId);
  const textOf = ({ key: name, text }: OrderFault) =>
    text ?? (name === undefined || name === 'failed' ? faultTexts.errorText : order[name]);
  const faultOf = (field: OrderFault['field']) => refused?.faults.find((fault) => fault.field === field);
  const errorOf = (field: OrderFault['field']) => {
    const fault = faultOf(field);
    return fault === undefined ? undefined : textOf(fault);
  };
  const hasFieldFault = refused?.faults.some(({ field }) => field !== undefined) === true;
  const change = refused?.priceChange;
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: chosen?.tariffCurrency ?? 'EUR' }, locale);
  const emailError = isEmailWrong ? order.emailWrong : isEmail(draft.email) ? undefined : errorOf('email');
  return (
    <Form
      ref={form}
      method="post"
      data-wakes-for={draftName}
      className={styles.form}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="idempotencyKey" value={refused?.idempotencyKey ?? key} />
      <input type="hidden" name="timeZone" value={timeZone ?? ''} />
      <div className={styles.fields}>
        <ErrorSummary
          title={hasFieldFault ? shell.errorSummary : order.notPlacedTitle}
          errors={(refused?.faults ?? []).map((fault) => ({ text: textOf(fault), fieldId: fault.field }))}
        />
        {refused?.hasSessionEnded === true && !isSignedIn ? <SessionEndedNotice /> : null}
        {change === undefined ? null : (
          <Notice tone="warn" role="alert" title={order.priceChangedTitle}>
            <p>{order.priceChanged(money(change.before), money(change.now))}</p>
          </Notice>
        )}
        {isRequest ? (
          <AsTyped about={about} error={errorOf('asTyped')} isConfirmed={refused?.form.isAsTyped === true} />
        ) : null}
        <TariffChoice
          offers={offers}
          chosenId={draft.tariffId}
          error={errorOf('tariff')}
          onChoose={(tariffId) => draft.keep({ tariffId })}
        />
        <section aria-labelledby="contact" className={styles.contact}>
          <h2 id="contact">{order.contactTitle}</h2>
          <Field
            id="email"
            label={order.email}
            hint={isSignedIn ? order.emailHintOwn : order.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            required
            maxLength={254}
            value={draft.email}
            error={emailError}
            onChange={(event) => {
              draft.keep({ email: event.target.value });
              if (isEmailWrong && isEmail(event.target.value.trim())) setEmailWrong(false);
            }}
            onBlur={() => setEmailWrong(draft.email !== '' && !isEmail(draft.email.trim()))}
          />
        </section>
      </div>
      <OrderSummary
        about={about}
        chosen={chosen}
        termsError={errorOf('terms')}
        hasAccepted={change === undefined && refused?.form.hasAccepted === true}
        isConfirming={change !== undefined}
        isPlacing={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      />
    </Form>
  );
}
