import { useState } from 'react';
import { limits } from '#modules/accounts/account/account-rules.ts';
import { checkResetAddress } from '#modules/accounts/passwords/password-reset-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { textIn } from '../account/fields/account-fields.ts';
import styles from '../account/fields/account-form.module.css';
import { FormFailure } from '../account/fields/FormFailure.tsx';
import { useFieldWords } from '../account/texts/words.ts';
import { sendForm } from '../api/send-form.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { ForgotSent } from './ForgotSent.tsx';
import type { ForgotAnswer } from './forgot-action.server.ts';
import { useForgotWords } from './texts/words.ts';

/** Where to send the link; what is answered does not say whether anybody lives there. */
export function ForgotForm({ answer }: { answer: ForgotAnswer | undefined }) {
  const words = useForgotWords();
  const fields = useFieldWords();
  const { shell, locale } = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  const addressIn = (typed: FormData) => textIn(typed)('email').trim();
  const form = useForm<'email'>({
    labels: { email: fields.email },
    check: (typed) =>
      checkResetAddress(textIn(typed)('email')).map(({ field, text }) => ({ field, text: text[locale] })),
    // The call asks for no key: of two links the newer one counts.
    send: (typed) =>
      sendForm(
        '/Auth/AskPasswordReset',
        { email: addressIn(typed) },
        { locale, idempotencyKey: 'password-reset' },
      ),
    onSent: (element) => setSentTo(addressIn(new FormData(element))),
    refused: answer,
  });
  if (sentTo !== undefined) return <ForgotSent email={sentTo} />;
  return (
    <>
      <p>{words.lead}</p>
      <form aria-label={words.submit} {...form.bind} method="post" className={styles.form}>
        <ErrorSummary title={shell.errorSummary} errors={form.summary} />
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <Field
          id="email"
          name="email"
          label={fields.email}
          placeholder={fields.prompts.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
          maxLength={limits.email.max}
          defaultValue={answer?.email ?? ''}
          required
          error={form.errorOf('email')}
        />
        <Button type="submit" isWide aria-disabled={form.isSending}>
          {form.isSending ? words.busy : words.submit}
        </Button>
      </form>
    </>
  );
}
