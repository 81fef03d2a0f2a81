import { limits } from '#modules/accounts/account/account-rules.ts';
import { emailRefusal } from '#modules/accounts/account/email-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { textIn } from './fields/account-fields.ts';
import styles from './fields/account-form.module.css';
import { FormFailure } from './fields/FormFailure.tsx';
import { useLoginWords, useRegistrationWords } from './texts/words.ts';

type ChangeAddressProps = {
  credentials: { email: string; password: string };
  onChanged: (email: string) => void;
};

/** Leads a registration to another mailbox, as long as its link has not been opened. */
export function ChangeAddress({ credentials, onChanged }: ChangeAddressProps) {
  const words = useRegistrationWords();
  const { failedTitle } = useLoginWords();
  const { locale } = useTexts();
  const emailIn = (form: FormData) => textIn(form)('newEmail').trim();
  const form = useForm({
    labels: { newEmail: words.newAddress },
    check(typed) {
      const refusal = emailRefusal(emailIn(typed));
      return refusal === undefined ? [] : [{ field: 'newEmail', text: refusal.text[locale] }];
    },
    async send(typed) {
      const { changeAddress } = await import('./sign-in-calls.ts');
      return changeAddress({ ...credentials, newEmail: emailIn(typed) });
    },
    onSent: (element) => onChanged(emailIn(new FormData(element))),
  });
  return (
    <details>
      <summary>{words.wrongAddress}</summary>
      <form aria-label={words.changeAddress} {...form.bind} method="post" className={styles.form}>
        <Field
          id="newEmail"
          name="newEmail"
          label={words.newAddress}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email.max}
          required
          error={form.errorOf('newEmail')}
        />
        <FormFailure title={failedTitle} failure={form.failure} />
        <Button type="submit" look="secondary" aria-disabled={form.isSending}>
          {words.changeAddress}
        </Button>
      </form>
    </details>
  );
}
