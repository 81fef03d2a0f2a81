import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderReview as Reviewing } from '#workflows/review-order/contract.ts';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { RefusedReview } from './review-action.server.ts';

type OrderReviewProps = Reviewing & { secret: string; refused: RefusedReview | undefined };

/** After the delivery: what the report was worth, or what became of the review. */
export function OrderReview({ mayReview, review, secret, refused }: OrderReviewProps) {
  const { revalidate } = useRevalidator();
  const [isNew, setNew] = useState(false);
  const showIt = () => {
    setNew(true);
    revalidate();
  };
  if (review !== null) return <OwnReview review={review} isNew={isNew} />;
  return mayReview ? <ReviewForm secret={secret} refused={refused} onSent={showIt} /> : null;
}
