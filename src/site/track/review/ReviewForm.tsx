import { checkReview, type ReviewField } from '#modules/feedback/web/review-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { sendForm } from '../../api/send-form.ts';
import { SendFailure } from '../../feedback/SendFailure.tsx';
import { useSendingWords } from '../../feedback/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useReviewWords } from '../texts/words.ts';
import { RatingChoice } from './RatingChoice.tsx';
import styles from './ReviewForm.module.css';
import type { RefusedReview } from './review-action.server.ts';
import { readReview } from './review-form.ts';

type ReviewFormProps = { secret: string; refused: RefusedReview | undefined; onSent: () => void };

/** The form of a customer whose report has arrived. */
export function ReviewForm({ secret, refused, onSent }: ReviewFormProps) {
  const words = useReviewWords();
  const sending = useSendingWords();
  const { shell, locale } = useTexts();
  const { rating, text, authorName, companyName, mayPublishField: mayPublish } = words;
  const form = useForm<ReviewField>({
    // The link is a secret: only the end of it names the order here.
    draft: { key: `countercheck-review-draft-${secret.slice(-6)}` },
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
    error: form.errorOf(name),
  });
  const isSending = form.state !== 'editing';
  return (
    <section className={styles.review} id="review" aria-labelledby="review-title">
      <h2 id="review-title">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <form aria-label={words.title} {...form.bind} method="post" action="#review" className={styles.form}>
        <input type="hidden" name="intent" value="review" />
        <ErrorSummary title={shell.errorSummary} errors={form.summary} />
        <RatingChoice
          id={idOf('rating')}
          chosen={refused?.fields.rating ?? 0}
          error={form.errorOf('rating')}
        />
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
            aria-invalid={form.errorOf('mayPublish') === undefined ? undefined : true}
            aria-describedby={`${idOf('mayPublish')}-error`}
          />
          <span>
            {words.mayPublish} <span className={styles.hint}>{words.withdraw}</span>
          </span>
        </label>
        <p className={styles.error} id={`${idOf('mayPublish')}-error`}>
          {form.errorOf('mayPublish') === undefined ? null : (
            <>
              <Icon name="alert" />
              {form.errorOf('mayPublish')}
            </>
          )}
        </p>
        <div className={styles.foot}>
          <SendFailure failure={form.failure} />
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
