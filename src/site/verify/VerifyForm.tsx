import { Form } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useVerifyWords } from './texts/words.ts';
import styles from './verify.module.css';

/** The code of a report, sent as a query: it works without JavaScript. */
export function VerifyForm({ code }: { code: string }) {
  const words = useVerifyWords();
  const { to } = useTexts();
  return (
    <Form method="get" action={to('/verify')} className={styles.form} key={code} aria-label={words.byCode}>
      <Field
        id="verify-code"
        name="code"
        label={words.code}
        hint={words.codeHint}
        defaultValue={code}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit">{words.check}</Button>
    </Form>
  );
}
