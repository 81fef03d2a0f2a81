import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { isClosed, isReportSent } from '#modules/orders/order-states.ts';
import { subjectName } from '#modules/orders/texts/subject-words.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useLiveRefresh } from '#ui/base/use-live-refresh.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { listInvoices } from '#workflows/issue-invoice/contract.ts';
import { getOrderResearch } from '#workflows/research-company/contract.ts';
import { getOrderReview } from '#workflows/review-order/contract.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { LateNotice } from '../late-rule/LateNotice.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { AllOrdersLine } from '../profile/AllOrdersLine.tsx';
import { ClaimForm } from '../track/ClaimForm.tsx';
import { secretOf } from '../track/card-page.server.ts';
import { Ended } from '../track/Ended.tsx';
import { OrderFiles } from '../track/files/OrderFiles.tsx';
import { InvoiceLine } from '../track/invoice/InvoiceLine.tsx';
import { KeepLink } from '../track/KeepLink.tsx';
import { MoneyLine } from '../track/MoneyLine.tsx';
import { CancelOrder, Downloads, PayButton } from '../track/OrderActions.tsx';
import { OrderFacts } from '../track/OrderFacts.tsx';
import { OrderTimeline } from '../track/OrderTimeline.tsx';
import { Papers } from '../track/Papers.tsx';
import { Question } from '../track/Question.tsx';
import { OrderReview } from '../track/review/OrderReview.tsx';
import { ShareChoice } from '../track/share/ShareChoice.tsx';
import { useShareWords } from '../track/share/texts/words.ts';
import { textDigest } from '../track/text-digest.ts';
import { useTrackWords } from '../track/texts/words.ts';
import { actOnOrder } from '../track/track-action.server.ts';
import { Undelivered } from '../track/Undelivered.tsx';
import { readVerdict } from '../track/verdict.server.ts';
import styles from './track.module.css';

export const handle: PageHandle = { isDeferred: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const secret = secretOf(params.secret);
  const api = pageApi(context);
  const [tracked, research, { invoices }] = await Promise.all([
    api.call(trackOrder, { params: { secret } }),
    api.call(getOrderResearch, { params: { secret } }),
    api.call(listInvoices, { params: { secret } }),
  ]);
  const { state } = tracked.order;
  const [reviewing, verdict] = isReportSent(state)
    ? await Promise.all([
        api.call(getOrderReview, { params: { secret } }),
        tracked.hasReport ? readVerdict(context, secret) : undefined,
      ])
    : [];
  const seen = textDigest(JSON.stringify(tracked));
  return { tracked, research, invoices, reviewing, verdict, secret, isLive: !isClosed(state), seen };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return actOnOrder(context, secretOf(params.secret), request);
}

export default function Track() {
  const track = useTrackWords();
  const share = useShareWords();
  const { tracked, research, invoices, reviewing, verdict, secret, isLive, seen } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusedReview = answer !== undefined && 'review' in answer ? answer.review : undefined;
  const refusedClaim = answer !== undefined && 'claim' in answer ? answer.claim : undefined;
  const refusedAddress = answer !== undefined && 'address' in answer ? answer.address : undefined;
  const toast = useToast();
  const { order, payment } = tracked;
  useLiveRefresh(isLive);
  useEffect(() => {
    if (answer?.done === 'cancelled') toast(track.cancelled);
    if (answer?.done === 'sent') toast(track.undelivered.done);
    if (answer?.done === 'answered') toast(track.replySent);
    if (answer?.done === 'take' || answer?.done === 'wait' || answer?.done === 'cancel')
      toast(share.done[answer.done]);
  }, [answer, toast, track, share]);
  return (
    <Page isWide>
      <PageHead title={track.title(order.number)} description={track.description} isPrivate />
      {/* Until the page is awake, `early/watch-order.ts` looks whether anything has changed. */}
      <header
        className={styles.head}
        data-order-calls={isLive ? `/api/v1/orders/${secret}` : undefined}
        data-order-seen={seen}
        data-wakes-now={research.isUnderWay ? '' : undefined}
      >
        <p className={styles.about}>
          <span className={styles.company} dir="auto">
            {subjectName(order.subject)}
          </span>
          <span className={styles.number}>{track.title(order.number)}</span>
        </p>
        <div role="status">
          <h1>{track.states[order.state]}</h1>
          <p className={styles.means}>
            {tracked.isUndelivered && tracked.hasReport ? track.undelivered.means : track.means[order.state]}
          </p>
        </div>
      </header>
      {answer?.refusal === undefined ? null : (
        <Notice tone="bad" role="alert">
          <p>{answer.refusal}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.story}>
          <div className={`${styles.first} ${tracked.hasReport ? styles.delivered : ''}`}>
            <LateNotice order={order} />
            <ShareChoice tracked={tracked} />
            <Ended order={order} />
            <Undelivered tracked={tracked} typed={refusedAddress} />
            {tracked.hasReport ? <Downloads secret={secret} verdict={verdict} /> : null}
          </div>
          {tracked.hasReport ? <ClaimForm tracked={tracked} secret={secret} typed={refusedClaim} /> : null}
          {order.clarifications.toReversed().map((question) => (
            <Question key={question.id} question={question} timeZone={order.timeZone} />
          ))}
          <OrderTimeline tracked={tracked} research={{ loaded: research, secret }} />
          <OrderFiles tracked={tracked} secret={secret} />
          {reviewing === undefined ? null : (
            <OrderReview {...reviewing} secret={secret} refused={refusedReview} />
          )}
        </div>
        <aside className={styles.side} aria-label={track.sideTitle}>
          <section className={`${styles.card} ${styles.money}`} aria-label={track.moneyTitle}>
            {payment.isByInvoice ? (
              <InvoiceLine payment={payment} debt={tracked.debt} order={order} />
            ) : (
              <MoneyLine payment={payment} order={order} />
            )}
            <Papers invoices={invoices} secret={secret} timeZone={order.timeZone} />
            <PayButton isPayable={tracked.mayPay} />
          </section>
          <div className={styles.card}>
            <OrderFacts order={order} />
            <KeepLink secret={secret} />
            <CancelOrder mayCancel={tracked.mayCancel} />
            <AllOrdersLine />
          </div>
        </aside>
      </div>
    </Page>
  );
}
