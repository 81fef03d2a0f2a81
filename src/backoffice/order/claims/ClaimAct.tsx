import { type FormEvent, useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import {
  answerClaim,
  type ClaimAct as ClaimActName,
  correctClaim,
  declineProposal,
  grantRefund,
  type OrderClaims,
  proposeRefund,
  rejectClaim,
  type StaffClaim,
} from '#workflows/decide-claim/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ConfirmLanguage } from '../ask/ConfirmLanguage.tsx';
import { readAmount, writeAmount } from './amount.ts';
import styles from './claims.module.css';
import { Template } from './Template.tsx';
import type { ClaimsDesk } from './use-claims.ts';

type ClaimActProps = {
  name: ClaimActName;
  claim: StaffClaim;
  found: OrderClaims;
  orderNumber: string;
  act: ClaimsDesk['act'];
  onClose: () => void;
};

/** One act about a claim: its words in the customer's language, and an amount where money is proposed. */
export function ClaimAct({ name, claim, found, orderNumber, act, onClose }: ClaimActProps) {
  const { claims: words, acts, order, locale } = useTexts();
  const { currency, leftMinor, orderId, customerLocale: language } = found;
  const draft = useTextDraft(`claim:${claim.id}:${name}`);
  const [amount, setAmount] = useState(writeAmount(leftMinor));
  const [isRead, setRead] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const hasWords = name !== 'grant_refund' && name !== 'decline_proposal';
  const hasReason = name === 'decline_proposal';
  const hasAmount = name === 'propose_refund';
  const text = draft.text.trim();
  const isShort = (hasWords || hasReason) && text.length < 3;
  const amountMinor = readAmount(amount, leftMinor);
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency }, locale);
  const params = { orderId, claimId: claim.id };
  const body = { text, language };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || (hasWords && !isRead) || (hasAmount && amountMinor === undefined)) return;
    setBusy(true);
    const isDone = await act((api) => {
      if (name === 'answer') return api.call(answerClaim, { params, body });
      if (name === 'reject') return api.call(rejectClaim, { params, body });
      if (name === 'correct') return api.call(correctClaim, { params, body });
      if (name === 'propose_refund')
        return api.call(proposeRefund, { params, body: { ...body, amountMinor: amountMinor ?? 0 } });
      if (name === 'grant_refund')
        return api.call(grantRefund, { params, body: { amountMinor: claim.refundMinor ?? 0 } });
      return api.call(declineProposal, { params, body: { reason: text } });
    }, words.done[name]);
    setBusy(false);
    if (!isDone) return;
    draft.forget();
    onClose();
  };
  return (
    <form className={styles.form} aria-label={words.acts[name]} onSubmit={submit} noValidate>
      <p className={styles.label}>
        {name === 'grant_refund'
          ? words.hints.grant_refund(money(claim.refundMinor ?? 0))
          : words.hints[name]}
      </p>
      {hasAmount ? (
        <Field
          label={words.amount(currency)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={amount}
          error={isTried && amountMinor === undefined ? words.badAmount(money(leftMinor)) : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            setAmount(currentTarget.value)
          }
        />
      ) : null}
      {hasWords ? <Template language={language} orderNumber={orderNumber} onChoose={draft.write} /> : null}
      {hasWords || hasReason ? (
        <Field
          label={hasWords ? words.text : words.reason}
          rows={4}
          maxLength={hasWords ? 2_000 : 500}
          lang={hasWords ? language : undefined}
          value={draft.text}
          error={isTried && isShort ? words.tooShort : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            draft.write(currentTarget.value)
          }
        />
      ) : null}
      {hasWords ? (
        <ConfirmLanguage
          language={language}
          isConfirmed={isRead}
          isMissing={isTried && !isRead}
          onChange={setRead}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy} look={name === 'reject' ? 'danger' : 'primary'}>
          {isBusy ? order.busy : words.acts[name]}
        </Button>
        <Button look="quiet" type="button" onClick={onClose}>
          {acts.back}
        </Button>
      </div>
    </form>
  );
}
