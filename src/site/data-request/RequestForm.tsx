import { Link } from 'react-router';
import {
  checkRequest,
  type RequestField,
  requestKinds,
  requestRelations,
} from '#modules/data-requests/web/request-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { sendForm } from '../api/send-form.ts';
import { SendFailure } from '../feedback/SendFailure.tsx';
import { Thanks } from '../feedback/Thanks.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './RequestForm.module.css';
import type { RequestAnswer } from './request-action.server.ts';
import { readRequest } from './request-form.ts';
import { useDataRequestWords } from './texts/words.ts';

type RequestFormProps = {
  /** What the server refused, where the form was sent without JavaScript. */
  answer?: RequestAnswer | undefined;
  /** It was sent without JavaScript, and arrived. */
  isSent?: boolean;
};

/** What is asked, as whom, about whom, and where the answer goes. Nothing of it is kept in the browser. */
export function RequestForm({ answer, isSent = false }: RequestFormProps) {
  const words = useDataRequestWords();
  const { shell, locale, to } = useTexts();
  const { kind, relation, name, company, message, email } = words;
  const labels = { kind, relation, name, company, message, email };
  const form = useForm<RequestField>({
    labels,
    idOf,
    check: (typed) =>
      checkRequest(readRequest(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send: (typed, idempotencyKey) =>
      sendForm('/DataRequests', readRequest(typed), { locale, idempotencyKey }),
    refused: answer,
  });
  if (isSent || form.state === 'sent') return <Thanks isNew={!isSent}>{words.thanks}</Thanks>;
  const field = (of: RequestField) => ({
    id: idOf(of),
    name: of,
    label: labels[of],
    defaultValue: answer?.fields[of] ?? '',
    error: form.errorOf(of),
  });
  const choice = (
    of: 'kind' | 'relation',
    names: Readonly<Record<string, string>>,
    values: readonly string[],
  ) => (
    <SelectField
      required
      {...field(of)}
      prompt={words.choose}
      choices={values.map((value) => ({ value, label: names[value] ?? value }))}
    />
  );
  return (
    <form
      aria-label={words.title}
      {...form.bind}
      method="post"
      action={to('/data-request')}
      className={styles.form}
    >
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <div className={styles.pair}>
        {choice('kind', words.kinds, requestKinds)}
        {choice('relation', words.relations, requestRelations)}
      </div>
      <Field {...field('name')} required autoComplete="off" />
      <Field
        {...field('company')}
        hint={words.companyHint}
        optionalMark={shell.optional}
        autoComplete="off"
      />
      <Field {...field('message')} rows={6} hint={words.messageHint} />
      <Field {...field('email')} required type="email" autoComplete="email" spellCheck={false} />
      <p className={styles.notice}>{words.notice}</p>
      <div className={styles.foot}>
        <SendFailure failure={form.failure} />
        <Button type="submit" aria-disabled={form.isSending} className={styles.send}>
          {form.isSending ? words.busy : words.send}
        </Button>
        <p className={styles.notice}>
          {words.privacyBefore}
          <Link to={to('/privacy')}>{words.privacy}</Link>
        </p>
      </div>
    </form>
  );
}

function idOf(field: RequestField): string {
  return `request-${field}`;
}
