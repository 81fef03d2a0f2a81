import { useMemo, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useFieldErrors } from '#ui/forms/use-field-errors.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeZone } from '../../texts/use-time-zone.ts';
import { BuyerFields } from '../buyer/BuyerFields.tsx';
import type { CountryChoice } from '../buyer/buyer-form.ts';
import { isWithinCredit, type PayBy, PayChoice } from '../pay/PayChoice.tsx';
import { useOwnCredit } from '../pay/use-own-credit.ts';
import { AsTyped } from '../subject/AsTyped.tsx';
import type { OrderAbout } from '../subject/about.ts';
import type { Offer } from '../subject/order-page.server.ts';
import { useOrderWords } from '../texts/words.ts';
import styles from './OrderFields.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { checkOrderForm, type OrderFault, readOrderForm } from './order-form.ts';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import type { Refused } from './submit-order.ts';
import { TariffChoice } from './TariffChoice.tsx';
import { draftName, useOrderDraft } from './use-order-draft.ts';
import { useOwnEmail } from './use-own-email.ts';

type OrderField = NonNullable<OrderFault['field']>;

type OrderFieldsProps = {
  report: ReportKind;
  about: OrderAbout;
  /** No register has the company: the buyer says that what was typed is meant. */
  isRequest: boolean;
  offers: readonly Offer[];
  /** Where a buying company may be. */
  countries: readonly CountryChoice[];
  idempotencyKey: string;
  refused: Refused | undefined;
};

/** Delivery time, e-mail, consent and the button that leads to the card page. */
export function OrderFields(props: OrderFieldsProps) {
  const { report, about, isRequest, offers, countries, idempotencyKey, refused } = props;
  const order = useOrderWords();
  const { shell, faults: faultTexts, locale } = useTexts();
  const navigation = useNavigation();
  const timeZone = useTimeZone();
  const [key] = useState(idempotencyKey);
  const start = { email: refused?.form.email ?? '', tariffId: refused?.form.tariffId ?? offers[0]?.id };
  const form = useRef<HTMLFormElement>(null);
  const draft = useOrderDraft(
    form,
    start,
    offers.map(({ id }) => id),
  );
  const isSignedIn = useOwnEmail(draft.suggestEmail);
  const credit = useOwnCredit(isSignedIn);
  const [wish, setWish] = useState<PayBy>(refused?.form.payBy ?? 'card');
  const chosen = offers.find(({ id }) => id === draft.tariffId);
  const price = chosen && { amountMinor: chosen.tariffPrice, currency: chosen.tariffCurrency };
  const payBy = isWithinCredit(credit, price) ? wish : 'card';
  const textOf = ({ key: name, text }: OrderFault) =>
    text ?? (name === undefined || name === 'failed' ? faultTexts.errorText : order[name]);
  const said = (list: readonly OrderFault[]) =>
    list.map((fault) => ({ field: fault.field, text: textOf(fault) }));
  // The same list for the same answer: a new one is shown, and takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words do not change under an answer
  const refusedFaults = useMemo(() => said(refused?.faults ?? []), [refused]);
  const faults = useFieldErrors<OrderField>({
    labels: { asTyped: '', tariff: '', email: '', ...order.buyer.labels, terms: '' },
    idOf: (field) => field,
    check(typed) {
      const sent = readOrderForm(typed);
      return said(
        checkOrderForm(
          sent,
          offers.some(({ id }) => id === sent.tariffId),
          isRequest,
        ),
      );
    },
    refused: refusedFaults,
  });
  const hasFieldFault = faults.summary.some(({ fieldId }) => fieldId !== undefined);
  const change = refused?.priceChange;
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: chosen?.tariffCurrency ?? 'EUR' }, locale);
  return (
    <Form
      aria-label={order.title}
      ref={form}
      method="post"
      data-wakes-for={draftName}
      className={styles.form}
      noValidate
      preventScrollReset
      onInput={(event) => faults.mend(event, { tariffId: 'tariff' })}
    >
      <input type="hidden" name="idempotencyKey" value={refused?.idempotencyKey ?? key} />
      <input type="hidden" name="timeZone" value={timeZone ?? ''} />
      <div className={styles.fields}>
        <ErrorSummary
          title={hasFieldFault ? shell.errorSummary : order.notPlacedTitle}
          errors={faults.summary}
        />
        {refused?.hasSessionEnded === true && !isSignedIn ? <SessionEndedNotice /> : null}
        {change === undefined ? null : (
          <Notice tone="warn" role="alert" title={order.priceChangedTitle}>
            <p>{order.priceChanged(money(change.before), money(change.now))}</p>
          </Notice>
        )}
        {isRequest ? (
          <AsTyped
            about={about}
            error={faults.errorOf('asTyped')}
            isConfirmed={refused?.form.isAsTyped === true}
          />
        ) : null}
        <TariffChoice
          offers={offers}
          chosenId={draft.tariffId}
          error={faults.errorOf('tariff')}
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
            error={faults.errorOf('email')}
            onChange={(event) => draft.keep({ email: event.target.value })}
            onBlur={({ target }) => {
              // Nothing typed is no slip yet: that is said when the form is sent.
              if (target.form !== null && target.value !== '') faults.judge(target.form, 'email');
            }}
          />
        </section>
        {credit === undefined ? null : (
          <PayChoice credit={credit} price={price} payBy={payBy} onChoose={setWish} />
        )}
        <BuyerFields
          typed={refused?.form.buyer}
          isVatRefused={refused?.isVatRefused === true}
          countries={countries}
          errorOf={faults.errorOf}
        />
      </div>
      <OrderSummary
        report={report}
        about={about}
        chosen={chosen}
        creditDays={payBy === 'invoice' ? credit?.days : undefined}
        termsError={faults.errorOf('terms')}
        hasAccepted={change === undefined && refused?.form.hasAccepted === true}
        isConfirming={change !== undefined}
        isPlacing={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      />
    </Form>
  );
}
