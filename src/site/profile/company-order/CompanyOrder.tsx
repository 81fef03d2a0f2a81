import { Form, Link, useNavigation } from 'react-router';
import { locales } from '#kernel/locale.ts';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import disclosure from '#ui/base/disclosure.module.css';
import { Icon } from '#ui/base/Icon.tsx';
import { Field } from '#ui/forms/Field.tsx';
import type { InvoiceView } from '#workflows/issue-invoice/contract.ts';
import type { AccountOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useInOwnZone } from '../../texts/use-time-zone.ts';
import { ClaimStanding } from '../../track/ClaimStanding.tsx';
import { Ended } from '../../track/Ended.tsx';
import { InvoiceLine } from '../../track/invoice/InvoiceLine.tsx';
import { MoneyLine } from '../../track/MoneyLine.tsx';
import { CancelOrder, PayButton } from '../../track/OrderActions.tsx';
import { OrderFacts } from '../../track/OrderFacts.tsx';
import { OrderTimeline } from '../../track/OrderTimeline.tsx';
import { Question } from '../../track/Question.tsx';
import { ShareChoice } from '../../track/share/ShareChoice.tsx';
import { useClaimWords, useTrackWords } from '../../track/texts/words.ts';
import styles from './company-order.module.css';
import { SignedFile } from './SignedFile.tsx';
import { useCompanyOrderWords } from './texts/words.ts';

type CompanyOrderProps = { orderId: string; opened: AccountOrder; invoices: readonly InvoiceView[] };

/** An order as its company sees it: how it stands, the report, the papers; acts about money for whom they are. */
export function CompanyOrder({ orderId, opened, invoices }: CompanyOrderProps) {
  const words = useCompanyOrderWords();
  const track = useTrackWords();
  const { locale, to } = useTexts();
  const { maySettle, isOwn, orderedBy } = opened;
  const order = useInOwnZone(opened.tracked.order);
  const tracked = { ...opened.tracked, order };
  const { payment } = tracked;
  const calls = `/api/v1/account/orders/${orderId}`;
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  return (
    <>
      <header className={styles.head}>
        <p>
          <Link to={to('/profile/orders')}>{words.back}</Link>
        </p>
        <h2 id="order">{track.title(order.number)}</h2>
        <div role="status">
          <p>
            <strong>{track.states[order.state]}</strong>
          </p>
          {isOwn ? <p className={styles.quiet}>{track.means[order.state]}</p> : null}
        </div>
        <p className={styles.quiet}>{orderedBy === '' ? null : words.orderedBy(orderedBy)}</p>
        {maySettle ? null : <p className={styles.quiet}>{words.notYours}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.story}>
          {maySettle ? <ShareChoice tracked={tracked} /> : null}
          <Ended order={order} isOwn={isOwn} heading="h3" />
          {tracked.hasReport ? (
            <section className={styles.card} aria-labelledby="report">
              <h3 id="report">{words.reportTitle}</h3>
              <p>
                <Link className={buttonClass('primary')} to={to(`/profile/orders/${orderId}/report`)}>
                  <Icon name="document" />
                  {track.openReport}
                </Link>
              </p>
              <div className={styles.files}>
                {languages.map((language) => (
                  <SignedFile
                    key={language}
                    className={buttonClass('secondary')}
                    href={`${calls}/report/${language}`}
                  >
                    <Icon name="download" />
                    {words.download(language)}
                  </SignedFile>
                ))}
              </div>
            </section>
          ) : null}
          {order.clarifications.toReversed().map((question) => (
            <Question key={question.id} question={question} timeZone={order.timeZone} />
          ))}
          <Claim opened={{ ...opened, tracked }} />
          <OrderTimeline tracked={tracked} {...(isOwn ? {} : { names: words.steps })} />
        </div>
        <aside className={styles.side} aria-label={track.sideTitle}>
          <section className={`${styles.card} ${styles.money}`} aria-label={track.moneyTitle}>
            {payment.isByInvoice ? (
              <InvoiceLine payment={payment} debt={tracked.debt} order={order} />
            ) : (
              <MoneyLine payment={payment} order={order} />
            )}
            <PayButton isPayable={tracked.mayPay} />
            <CancelOrder mayCancel={tracked.mayCancel} />
          </section>
          {invoices.length === 0 ? null : (
            <section className={`${styles.card} ${styles.papers}`} aria-labelledby="papers">
              <h3 id="papers">{words.papersTitle}</h3>
              <div className={styles.files}>
                {invoices.map(({ invoiceId, kind, number }) => (
                  <SignedFile
                    key={invoiceId}
                    className={buttonClass('secondary')}
                    href={`${calls}/invoices/${invoiceId}/${locale}`}
                  >
                    <Icon name="download" />
                    <span>
                      {track.paper[kind]} <span className={styles.number}>{number}</span>
                    </span>
                  </SignedFile>
                ))}
              </div>
            </section>
          )}
          <section className={`${styles.card} ${styles.about}`} aria-label={words.about}>
            <OrderFacts order={order} />
          </section>
        </aside>
      </div>
    </>
  );
}

/** What was claimed, and the box for a claim where it is one's own matter. */
function Claim({ opened: { tracked } }: { opened: AccountOrder }) {
  const words = useClaimWords();
  const navigation = useNavigation();
  const mayMake = tracked.mayClaim && tracked.claims.length === 0;
  if (!mayMake && tracked.claims.length === 0) return null;
  return (
    <section aria-labelledby="claim-title">
      <details open={tracked.claims.length > 0}>
        <summary className={disclosure.line}>
          <h3 id="claim-title">{words.title}</h3>
        </summary>
        {tracked.claims.map((claim) => (
          <ClaimStanding
            key={claim.id}
            claim={claim}
            order={tracked.order}
            isByInvoice={tracked.payment.isByInvoice}
          />
        ))}
        {mayMake ? (
          <Form aria-label={words.title} method="post" className={styles.claim} preventScrollReset>
            <p>{words.lead}</p>
            <input type="hidden" name="intent" value="claim" />
            <Field
              id="claim-text"
              name="text"
              label={words.text}
              hint={words.textHint}
              rows={5}
              required
              minLength={10}
              maxLength={4000}
            />
            <p className={styles.quiet}>{words.attachByMail}</p>
            <Button type="submit" disabled={navigation.state !== 'idle'}>
              {words.send}
            </Button>
          </Form>
        ) : null}
      </details>
    </section>
  );
}
