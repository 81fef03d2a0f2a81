import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';
import { checkReview, type ReviewFields } from '#modules/feedback/web/review-rules.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { reviewOrder } from '#workflows/review-order/contract.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { readReview } from './review-form.ts';

/** What the form shows again after a refusal: nothing that was typed is lost. */
export type RefusedReview = Refusal & Readonly<{ fields: ReviewFields; status: number }>;

/** The review form without JavaScript; undefined when the review was taken. */
export async function submitReview(
  api: ApiClient,
  secret: string,
  form: FormData,
  locale: Locale,
): Promise<RefusedReview | undefined> {
  const fields = readReview(form);
  const faults = checkReview(fields).map(({ field, text }) => ({ field, text: text[locale] }));
  if (faults.length > 0) return { faults, failure: undefined, fields, status: 422 };
  try {
    // An order has one review, so a second press needs no key to be refused.
    await api.call(reviewOrder, { params: { secret }, body: fields });
    return undefined;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status, code, value, requestId } = error;
    // It is there: the page shows it.
    if (code === 'review_exists') return undefined;
    return { ...refusalOf(status, value, requestId), fields, status: status === 400 ? 422 : status };
  }
}
