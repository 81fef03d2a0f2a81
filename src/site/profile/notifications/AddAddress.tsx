import { limits } from '#modules/accounts/account/account-rules.ts';
import { emailRefusal } from '#modules/accounts/account/email-rules.ts';
import { addNotificationAddress } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { textIn } from '../../account/fields/account-fields.ts';
import styles from '../../account/fields/account-form.module.css';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCopyWords } from './texts/words.ts';

/** One more address; nothing but a link goes there until it agrees. */
export function AddAddress({ onAdded }: { onAdded: () => void }) {
  const words = useCopyWords();
  const { shell, locale } = useTexts();
  const toast = useToast();
  const emailIn = (form: FormData) => textIn(form)('email').trim();
  const form = useForm({
    labels: { email: words.email },
    check(typed) {
      const refusal = emailRefusal(emailIn(typed));
      return refusal === undefined ? [] : [{ field: 'email', text: refusal.text[locale] }];
    },
    async send(typed) {
      try {
        await sessionApi().call(addNotificationAddress, { body: { email: emailIn(typed) } });
        return undefined;
      } catch (error) {
        return refusalOfError(error);
      }
    },
    onSent(element) {
      element.reset();
      toast(words.added);
      onAdded();
    },
  });
  return (
    <form aria-label={words.submit} {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <Field
        id="email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.email.max}
        required
        error={form.errorOf('email')}
      />
      <div className={styles.foot}>
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <Button type="submit" look="secondary" aria-disabled={form.isSending}>
          {form.isSending ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  );
}
