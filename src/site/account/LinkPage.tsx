import { Form, Link, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { AccountCard } from './AccountCard.tsx';
import type { ConfirmAnswer } from './confirm-action.server.ts';
import styles from './fields/account-form.module.css';

type LinkPageProps = {
  words: Readonly<{
    title: string;
    text: string;
    submit: string;
    busy: string;
    doneTitle: string;
    doneText: string;
    failedTitle: string;
    incomplete: string;
  }>;
  token: string;
  answer: ConfirmAnswer | undefined;
  /** Where to go on once it is over, one way or the other. */
  next: Readonly<{ to: string; label: string }>;
};

/** A page behind the link of a mail: one button does what the mail was about, because mail scanners open links. */
export function LinkPage({ words, token, answer, next }: LinkPageProps) {
  const isBusy = useNavigation().state !== 'idle';
  const refusal = token === '' ? words.incomplete : answer?.refusal;
  const isDone = answer !== undefined && refusal === undefined;
  return (
    <AccountCard title={words.title}>
      <PageHead title={words.title} description={words.text} isPrivate />
      {isDone ? (
        <Notice tone="good" role="status" title={words.doneTitle}>
          <p>{words.doneText}</p>
        </Notice>
      ) : null}
      {refusal === undefined ? null : (
        <Notice tone="bad" role="alert" title={words.failedTitle}>
          <p>{refusal}</p>
        </Notice>
      )}
      {isDone || (refusal !== undefined && answer?.mayRetry !== true) ? (
        <Link className={buttonClass('primary', true)} to={next.to}>
          {next.label}
        </Link>
      ) : (
        <Form aria-label={words.submit} method="post" className={styles.foot} replace>
          <input type="hidden" name="token" value={token} />
          <p>{words.text}</p>
          <Button type="submit" isWide disabled={isBusy}>
            {isBusy ? words.busy : words.submit}
          </Button>
        </Form>
      )}
    </AccountCard>
  );
}
