import { useEffect } from 'react';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { isClosed } from '#modules/orders/order-states.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useLiveRefresh } from '#ui/base/use-live-refresh.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { actOnOrder } from '../../profile/company-order/act-on-order.ts';
import { CompanyOrder } from '../../profile/company-order/CompanyOrder.tsx';
import { listAccountInvoices, readAccountOrder } from '../../profile/company-order/endpoints.ts';
import { useCompanyOrderWords } from '../../profile/company-order/texts/words.ts';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import styles from '../../profile/profile.module.css';
import { useTexts } from '../../texts/use-texts.tsx';
import { useShareWords } from '../../track/share/texts/words.ts';
import { useTrackWords } from '../../track/texts/words.ts';

// Not a shared page: the same one stands at whatever anybody writes for an order, and would fill the cache.

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const orderId = params.orderId ?? '';
  return loadSignedIn(request, async () => {
    const [opened, { invoices }] = await Promise.all([
      sessionApi().call(readAccountOrder, { params: { orderId } }),
      sessionApi().call(listAccountInvoices, { params: { orderId } }),
    ]);
    return { orderId, opened, invoices };
  });
}

export async function clientAction({ request, params }: ClientActionFunctionArgs) {
  return actOnOrder(params.orderId ?? '', await request.formData());
}

/** An order of one's company, opened by one's account. */
export default function ProfileOrder() {
  const words = useCompanyOrderWords();
  const track = useTrackWords();
  const share = useShareWords();
  const { faults } = useTexts();
  const toast = useToast();
  const loaded = useLoaderData<typeof clientLoader>();
  const answer = useActionData<typeof clientAction>();
  useLiveRefresh(!isClosed(loaded.opened.tracked.order.state));
  useEffect(() => {
    if (answer?.done === 'answered') toast(track.replySent);
    else if (answer?.done === 'cancelled') toast(track.cancelled);
    else if (answer?.done === 'claimed') toast(words.claimSent);
    else if (answer?.done !== undefined) toast(share.done[answer.done]);
  }, [answer, toast, track, share, words]);
  return (
    <section className={styles.section} aria-labelledby="order">
      {answer?.isRefused === true ? (
        <Notice tone="bad" role="alert">
          <p>{answer.refusal ?? faults.errorText}</p>
        </Notice>
      ) : null}
      <CompanyOrder {...loaded} />
    </section>
  );
}
