import { Form, Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { latestBy } from '#kernel/zoned-words.ts';
import { subjectName, subjectNumber } from '#modules/orders/texts/subject-words.ts';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { CopyButton } from '#ui/base/CopyButton.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useLiveRefresh } from '#ui/base/use-live-refresh.ts';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { AllOrdersLine } from '../profile/AllOrdersLine.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './PaymentResult.module.css';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';
import { usePaymentWords } from './texts/words.ts';

type PaymentResultProps = {
  tracked: TrackedOrder;
  secret: string;
  publicUrl: string;
  /** The payer came back from the card page without success. */
  isBack: boolean;
  reason?: string | null;
  refusal: string | undefined;
};

const looks: Readonly<Record<PaymentOutcome, { icon: IconName; tone: string | undefined }>> = {
  reserved: { icon: 'check', tone: styles.good },
  verified: { icon: 'check', tone: styles.good },
  charged: { icon: 'check', tone: styles.good },
  waiting: { icon: 'clock', tone: styles.wait },
  declined: { icon: 'card', tone: styles.bad },
  unfinished: { icon: 'card', tone: styles.wait },
  closed: { icon: 'close', tone: styles.wait },
};

/** The result of a payment as the gateway tells it, whatever page the payer was sent to. */
export function PaymentResult({ tracked, secret, publicUrl, isBack, reason, refusal }: PaymentResultProps) {
  const payment = usePaymentWords();
  const { locale, to } = useTexts();
  const outcome = paymentOutcome(tracked, isBack);
  useLiveRefresh(outcome === 'waiting');
  const { amountMinor, currency, declineCode } = tracked.payment;
  const amount = formatMoney({ amountMinor, currency }, locale);
  const isGood = ['reserved', 'verified', 'charged'].includes(outcome);
  const words: Readonly<Record<PaymentOutcome, { title: string; text: string }>> = {
    reserved: { title: payment.successTitle, text: payment.successText(amount) },
    verified: { title: payment.successTitle, text: payment.verifiedText(amount) },
    charged: { title: payment.successTitle, text: payment.chargedText(amount) },
    waiting: { title: payment.waitingTitle, text: payment.waitingText },
    declined: {
      title: payment.errorTitle,
      text: payment.declines[declineCode ?? reason ?? ''] ?? payment.declines.generic_decline ?? '',
    },
    unfinished: { title: payment.openTitle, text: payment.openText },
    closed: { title: payment.closedTitle, text: payment.closedText },
  };
  const { title, text } = words[outcome];
  const { order } = tracked;
  const companyNumber = subjectNumber(order.subject);
  const dueBy = order.sentAt !== null || outcome === 'closed' ? null : order.dueBy;
  const rows = [
    [payment.number, order.number],
    [payment.company, subjectName(order.subject)],
    ...(companyNumber === '' ? [] : [[payment.companyNumber, companyNumber]]),
    [payment.country, order.countryName],
    [payment.tariff, order.tariffName],
    ...(dueBy === null
      ? []
      : [[payment.due, latestBy(new Date(dueBy), { locale, timeZone: order.timeZone })]]),
  ];
  const trackPath = to(`/track/${secret}`);
  return (
    <section className={styles.result} data-wakes-now={outcome === 'waiting' ? '' : undefined}>
      <PageHead title={title} description={text} isPrivate />
      <span className={classNames(styles.mark, looks[outcome].tone)}>
        <Icon name={looks[outcome].icon} />
      </span>
      <h1 className={styles.title}>{isGood && isBack ? payment.authorisedAfterAll : title}</h1>
      <p className={styles.text} role="status">
        {text}
      </p>
      {outcome === 'declined' || outcome === 'unfinished' ? (
        <p className={styles.kept}>{payment.kept}</p>
      ) : null}
      {refusal === undefined ? null : (
        <Notice tone="bad" role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{payment.sentTo}</dt>
          <dd>{tracked.order.email}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {tracked.mayPay && !isGood && outcome !== 'waiting' ? (
          <Form aria-label={payment.retry} method="post">
            <Button type="submit" isWide>
              {payment.retry}
            </Button>
          </Form>
        ) : null}
        <Link to={trackPath} className={buttonClass(isGood ? 'primary' : 'secondary')}>
          {isGood ? payment.follow : payment.back}
        </Link>
      </div>
      {isGood ? (
        <div className={styles.keep}>
          <p className={styles.keepTitle}>{payment.keepLink}</p>
          <p>{payment.keepLinkText}</p>
          <p className={styles.link}>{`${publicUrl}${trackPath}`}</p>
          <p className={styles.copy}>
            <CopyButton
              text={`${publicUrl}${trackPath}`}
              label={payment.copyLink}
              doneText={payment.linkCopied}
              failedText={payment.linkNotCopied}
            />
          </p>
          <AllOrdersLine />
        </div>
      ) : null}
    </section>
  );
}
