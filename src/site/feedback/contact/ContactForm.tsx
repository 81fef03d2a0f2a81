import { Link } from 'react-router';
import { plainPhone } from '#kernel/field-rules.ts';
import { checkQuestion, type QuestionField } from '#modules/feedback/web/question-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { sendForm } from '../../api/send-form.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { SendFailure } from '../SendFailure.tsx';
import { Thanks } from '../Thanks.tsx';
import { useContactWords, useSendingWords } from '../texts/words.ts';
import styles from './ContactForm.module.css';
import type { ContactAnswer } from './contact-action.server.ts';
import { readQuestion } from './question-form.ts';

export type ContactFormProps = {
  /** What the server refused, where the form was sent without JavaScript. */
  answer?: ContactAnswer | undefined;
  /** It was sent without JavaScript, and arrived. */
  isSent?: boolean;
};

const draft = { key: 'countercheck-question-draft' };

/** Name, phone, e-mail, message; on any page, because it always posts to the contact page. */
export function ContactForm({ answer, isSent = false }: ContactFormProps) {
  const words = useContactWords();
  const sending = useSendingWords();
  const { shell, locale, to } = useTexts();
  const labels = { name: words.name, phone: words.phone, email: words.email, message: words.message };
  const form = useForm<QuestionField>({
    draft,
    labels,
    idOf,
    check: (typed) =>
      checkQuestion(readQuestion(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send: (typed, idempotencyKey) =>
      sendForm('/FeedBack/Question', readQuestion(typed), { locale, idempotencyKey }),
    refused: answer,
  });
  if (isSent || form.state === 'sent') return <Thanks isNew={!isSent}>{words.thanks}</Thanks>;
  const field = (name: QuestionField) => ({
    id: idOf(name),
    name,
    label: labels[name],
    defaultValue: answer?.fields[name] ?? '',
    error: form.errorOf(name),
    required: true,
  });
  return (
    <form
      aria-label={words.title}
      {...form.bind}
      method="post"
      data-wakes-for={draft.key}
      action={to('/contact')}
      className={styles.form}
      onBlur={(event) => {
        const { target } = event;
        // What was pasted is shown as it will be sent.
        if (target instanceof HTMLInputElement && target.name === 'phone')
          target.value = plainPhone(target.value);
        form.bind.onBlur(event);
      }}
    >
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <Field {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <Field {...field('phone')} type="tel" autoComplete="tel" hint={words.phoneHint} />
        <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      </div>
      <Field {...field('message')} rows={5} />
      <div className={styles.foot}>
        <SendFailure failure={form.failure} />
        <Button type="submit" aria-disabled={form.isSending} className={styles.send}>
          {form.isSending ? sending.busy : words.send}
        </Button>
        <p className={styles.privacy}>
          {words.privacyBefore}
          <Link to={to('/privacy')}>{words.privacy}</Link>
        </p>
        <p className={styles.privacy}>
          {words.dataBefore}
          <Link to={to('/data-request')}>{words.data}</Link>
        </p>
      </div>
    </form>
  );
}

function idOf(field: QuestionField): string {
  return `contact-${field}`;
}
