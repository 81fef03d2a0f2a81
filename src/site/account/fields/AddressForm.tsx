import { limits } from '#modules/accounts/account/account-rules.ts';
import { emailRefusal } from '#modules/accounts/account/email-rules.ts';
import { Button, type ButtonLook } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { textIn } from './account-fields.ts';
import styles from './account-form.module.css';
import { FormFailure } from './FormFailure.tsx';

type AddressFormProps = {
  words: Readonly<{ email: string; submit: string; busy: string; sent: string; failedTitle: string }>;
  look?: ButtonLook;
  send: (email: string) => Promise<unknown>;
  onSent: () => unknown;
};

/** Asks for somebody's e-mail address, to which something is mailed. */
export function AddressForm({ words, look = 'primary', send, onSent }: AddressFormProps) {
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
        await send(emailIn(typed));
        return undefined;
      } catch (error) {
        return refusalOfError(error);
      }
    },
    onSent(element) {
      element.reset();
      toast(words.sent);
      onSent();
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
        <Button type="submit" look={look} aria-disabled={form.isSending}>
          {form.isSending ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  );
}
