import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { AccountCard } from '../../account/AccountCard.tsx';
import styles from '../../account/fields/account-form.module.css';
import { apiContext } from '../../api/server-context.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { ResetDone } from '../../password-reset/ResetDone.tsx';
import { ResetForm } from '../../password-reset/ResetForm.tsx';
import { loadReset, resetByForm } from '../../password-reset/reset-page.server.ts';
import { useResetWords } from '../../password-reset/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/**
 * The address holds the link's secret: no other site may read it. With `no-referrer` the form would have no origin
 * either, and be refused.
 */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadReset(context.get(apiContext), new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return resetByForm(context.get(apiContext), await request.formData(), locale);
}

export default function ResetPassword() {
  const words = useResetWords();
  const { to } = useTexts();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [isNew, setNew] = useState(false);
  const isDone = isNew || page.kind === 'done';
  return (
    <AccountCard title={words.title}>
      <PageHead title={words.title} description={words.lead} isPrivate />
      {isDone ? <ResetDone isNew={isNew} /> : null}
      {!isDone && page.kind === 'refused' ? (
        <>
          <Notice tone="bad" role="alert" title={words.refusedTitle}>
            <p>{page.text ?? words.incomplete}</p>
          </Notice>
          <Link className={buttonClass('primary', true)} to={to('/forgot-password')}>
            {words.another}
          </Link>
        </>
      ) : null}
      {!isDone && page.kind === 'form' ? (
        <>
          <p>
            {words.account}: <strong className={styles.login}>{page.login}</strong>
          </p>
          <p>{words.lead}</p>
          <ResetForm token={page.token} login={page.login} refused={answer} onDone={() => setNew(true)} />
          <p className={styles.muted}>
            <Link to={to('/forgot-password')}>{words.another}</Link>
          </p>
        </>
      ) : null}
    </AccountCard>
  );
}
