import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Field } from '#ui/forms/Field.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTrackWords } from './texts/words.ts';
import styles from './Undelivered.module.css';

type UndeliveredProps = { tracked: TrackedOrder; typed: string | undefined };

/** A mail of the order came back or was refused: where mails go from now on. The report is here all the same. */
export function Undelivered({ tracked, typed }: UndeliveredProps) {
  const { undelivered: words } = useTrackWords();
  const navigation = useNavigation();
  const { order, payment, hasReport, isUndelivered } = tracked;
  if (!isUndelivered) return null;
  return (
    <Notice tone="warn" title={words.title}>
      <p className={styles.address}>{words.server(order.email)}</p>
      {hasReport ? <p>{words.report}</p> : null}
      <p>{words.again}</p>
      {hasReport && payment.state === 'capture_due' ? <p>{words.debit}</p> : null}
      <Form aria-label={words.title} method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="address" />
        <Field
          label={words.field}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed}
        />
        <Button type="submit" disabled={navigation.state !== 'idle'}>
          {words.send}
        </Button>
      </Form>
    </Notice>
  );
}
