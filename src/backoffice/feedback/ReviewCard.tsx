import { useState } from 'react';
import { Link } from 'react-router';
import { publishReview, type StaffReview } from '#modules/feedback/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './desk-card.module.css';
import { useDeskAct } from './desk-work.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';

/** One review with everything that may be done about it. */
export function ReviewCard({ review }: { review: StaffReview }) {
  const { feedback, locale } = useTexts();
  const { isBusy, fault, act, showNow } = useDeskAct();
  const [asked, setAsked] = useState<'refuse' | 'reply'>();
  const { id, orderId, authorName, companyName, countryCode, countryName, state, reply } = review;
  const close = () => setAsked(undefined);
  const publish = async () => {
    const params = { reviewId: id };
    if (await act((api) => api.call(publishReview, { params }), feedback.published)) await showNow();
  };
  return (
    <article className={styles.card} aria-labelledby={`review-${id}`}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 className={styles.title} id={`review-${id}`}>
            {companyName === null ? authorName : `${authorName}, ${companyName}`}
          </h2>
          <span className={`${styles.rating} tabular`}>{feedback.rating(review.rating)}</span>
          <Badge>{feedback.wroteIn(review.locale)}</Badge>
        </header>
        <p className={`${styles.facts} tabular`}>
          <span>
            <Flag code={countryCode} />
            {feedback.report(countryName)}
          </span>
          <time dateTime={review.createdAt}>{feedback.written(formatMoment(review.createdAt, locale))}</time>
          <Link to={`/orders/${orderId}`}>{feedback.toOrder}</Link>
        </p>
        <p className={styles.text} lang={review.locale}>
          {review.text}
        </p>
        {reply === null ? null : (
          <div className={styles.reply}>
            <p className={styles.replyTitle}>{feedback.ourReply}</p>
            <p className={styles.text}>{reply}</p>
          </div>
        )}
        <FaultNotice fault={fault} />
        <ReviewHistory history={review.history} />
      </div>
      <div className={styles.buttons}>
        {state === 'published' ? null : (
          <Button disabled={isBusy} onClick={publish}>
            {feedback.publish}
          </Button>
        )}
        {state === 'refused' ? null : (
          <>
            <Button look="secondary" disabled={isBusy} onClick={() => setAsked('reply')}>
              {reply === null ? feedback.reply : feedback.changeReply}
            </Button>
            <Button look="danger" disabled={isBusy} onClick={() => setAsked('refuse')}>
              {state === 'published' ? feedback.takeOff : feedback.refuse}
            </Button>
          </>
        )}
      </div>
      <RefuseDialog review={review} isOpen={asked === 'refuse'} onClose={close} />
      <ReplyDialog review={review} isOpen={asked === 'reply'} onClose={close} />
    </article>
  );
}
