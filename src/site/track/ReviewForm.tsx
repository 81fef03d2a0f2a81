import { checkReview, type ReviewField } from '#modules/feedback/web/review-rules.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SendFailure } from '../feedback/SendFailure.tsx';
import { sendForm } from '../feedback/send-form.ts';
import { useSendingWords } from '../feedback/texts/words.ts';
import { useCheckedForm } from '../feedback/use-checked-form.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { RatingChoice } from './RatingChoice.tsx';
import styles from './ReviewForm.module.css';
import type { RefusedReview } from './review-action.server.ts';
import { readReview } from './review-form.ts';
import { useReviewWords } from './texts/words.ts';

type ReviewFormProps = { secret: string; refused: RefusedReview | undefined; onSent: () => void };

/** The form of a customer whose report has arrived. */
export function ReviewForm({ secret, refused, onSent }: ReviewFormProps) {
  const words = useReviewWords();
  const sending = useSendingWords();
  const { shell, locale } = useTexts();
  const { rating, text, authorName, companyName, mayPublishField: mayPublish } = words;
  const { form, state, summary, errors, failure, input, leave, submit } = useCheckedForm<ReviewField>({
    // The link is a secret: only the end of it names the order here.
    storageKey: `countercheck-review-draft-${secret.slice(-6)}`,
    labels: { rating, text, authorName, companyName, mayPublish },
    idOf,
    check: (typed) =>
      checkReview(readReview(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send: (typed, idempotencyKey) =>
      sendForm(`/orders/${secret}/review`, readReview(typed), { locale, idempotencyKey }),
    onSent,
    refused,
  });
  const field = (name: 'text' | 'authorName' | 'companyName') => ({
    id: idOf(name),
    name,
    label: words[name],
    defaultValue: refused?.fields[name] ?? '',
    error: errors[name],
  });
  const isSending = state !== 'editing';
  return (
    <section className={styles.review} id="review" aria-labelledby="review-title">
      <h2 id="review-title">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <form
        aria-label={words.title}
        ref={form}
        method="post"
        action="#review"
        className={styles.form}
        noValidate
        onSubmit={submit}
        onBlur={leave}
        onInput={input}
      >
        <input type="hidden" name="intent" value="review" />
        <ErrorSummary title={shell.errorSummary} errors={summary} />
        <RatingChoice id={idOf('rating')} chosen={refused?.fields.rating ?? 0} error={errors.rating} />
        <Field {...field('text')} rows={5} required hint={words.textHint} />
        <div className={styles.pair}>
          <Field {...field('authorName')} required autoComplete="name" />
          <Field {...field('companyName')} autoComplete="organization" optionalMark={shell.optional} />
        </div>
        <label className={styles.consent}>
          <input
            type="checkbox"
            id={idOf('mayPublish')}
            name="mayPublish"
            value="yes"
            required
            defaultChecked={refused?.fields.mayPublish === true}
            aria-invalid={errors.mayPublish === undefined ? undefined : true}
            aria-describedby={`${idOf('mayPublish')}-error`}
          />
          <span>
            {words.mayPublish} <span className={styles.hint}>{words.withdraw}</span>
          </span>
        </label>
        <p className={styles.error} id={`${idOf('mayPublish')}-error`}>
          {errors.mayPublish === undefined ? null : (
            <>
              <Icon name="alert" />
              {errors.mayPublish}
            </>
          )}
        </p>
        <div className={styles.foot}>
          <SendFailure failure={failure} />
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? sending.busy : words.send}
          </Button>
        </div>
      </form>
    </section>
  );
}

function idOf(field: ReviewField): string {
  return `review-${field}`;
}
