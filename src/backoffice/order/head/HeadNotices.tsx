import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { AddressDialog } from '../mails/AddressDialog.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { ForceDialog } from './ForceDialog.tsx';
import { ShareNotice } from './ShareNotice.tsx';

/** What is wrong with the order's payment or delivery, and what mends it. */
export function HeadNotices() {
  const { order: words } = useTexts();
  const { deliveryProblem, isSendInDoubt, payments } = useOrderWork().staffOrder;
  return (
    <>
      {payments.map((payment) =>
        payment.needsReview === null ? null : (
          <Notice key={payment.attempt} tone="warn">
            <p>{words.needsReview(payment.needsReview)}</p>
            <ForceDialog payment={payment} />
          </Notice>
        ),
      )}
      <ShareNotice />
      {isSendInDoubt ? (
        <Notice tone="warn" title={words.inDoubtTitle}>
          <p>{words.inDoubtText}</p>
          {deliveryProblem === null ? null : <p>{words.inDoubtLast(deliveryProblem)}</p>}
        </Notice>
      ) : null}
      {deliveryProblem === null || isSendInDoubt ? null : (
        <Notice tone="bad" title={words.deliveryProblem}>
          <p>{deliveryProblem}</p>
          <AddressDialog />
        </Notice>
      )}
    </>
  );
}
