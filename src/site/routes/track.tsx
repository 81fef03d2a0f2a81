import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { isClosed } from '#modules/orders/order-states.ts';
import { Notice } from '#ui/Notice.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useLiveRefresh } from '#ui/use-live-refresh.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { pageApi } from '../page-api.server.ts';
import { secretOf } from '../payment/payment-page.server.ts';
import { MoneyLine } from '../track/MoneyLine.tsx';
import { CancelOrder, Downloads, PayButton } from '../track/OrderActions.tsx';
import { OrderFacts } from '../track/OrderFacts.tsx';
import { OrderTimeline } from '../track/OrderTimeline.tsx';
import { Question } from '../track/Question.tsx';
import { useTrackWords } from '../track/texts/words.ts';
import { actOnOrder } from '../track/track-action.server.ts';
import styles from './track.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const secret = secretOf(params.secret);
  const tracked = await pageApi(context).call(trackOrder, { params: { secret } });
  return { tracked, secret, isLive: !isClosed(tracked.order.state) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return actOnOrder(context, secretOf(params.secret), await request.formData());
}

export default function Track() {
  const track = useTrackWords();
  const { tracked, secret, isLive } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const toast = useToast();
  const { order, payment } = tracked;
  useLiveRefresh(isLive);
  useEffect(() => {
    if (answer?.done === 'cancelled') toast(track.cancelled);
    if (answer?.done === 'answered') toast(track.replySent);
  }, [answer, toast, track]);
  return (
    <Page isWide>
      <PageHead title={track.title(order.number)} isPrivate />
      <header className={styles.head}>
        <p className={`${styles.number} tabular`}>{track.title(order.number)}</p>
        <div role="status">
          <h1>{track.states[order.state]}</h1>
          <p className={styles.means}>{track.means[order.state]}</p>
        </div>
      </header>
      {answer?.refusal === undefined ? null : (
        <Notice tone="bad" role="alert">
          <p>{answer.refusal}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.story}>
          {tracked.hasReport ? <Downloads secret={secret} /> : null}
          {order.clarifications.toReversed().map((question) => (
            <Question key={question.id} question={question} />
          ))}
          <OrderTimeline tracked={tracked} />
        </div>
        <aside className={styles.side}>
          <section className={`${styles.card} ${styles.money}`} aria-label={track.moneyTitle}>
            <MoneyLine payment={payment} />
            <PayButton isPayable={tracked.mayPay} />
          </section>
          <div className={styles.card}>
            <OrderFacts order={order} />
            <CancelOrder mayCancel={tracked.mayCancel} />
          </div>
        </aside>
      </div>
    </Page>
  );
}
