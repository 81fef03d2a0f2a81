import { type ClientLoaderFunctionArgs, Link, redirect } from 'react-router';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import styles from '../../account/fields/account-form.module.css';
import { LoginForm } from '../../account/LoginForm.tsx';
import { useLoginWords } from '../../account/texts/words.ts';
import type { PageHandle } from '../../api/server-context.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

/** The page is the same for everybody: only the browser knows who is signed in. */
export function loader() {
  return null;
}

/** For those who are not signed in; a page that is opened as a document knows it before it is awake. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (hasSession()) throw redirect(localizedPath(localeOfPath(new URL(request.url).pathname), '/'));
  return null;
}
clientLoader.hydrate = true as const;

export default function Login() {
  const words = useLoginWords();
  const { to } = useTexts();
  return (
    <AccountCard title={words.title} isForGuests>
      <PageHead title={words.title} description={words.description} />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <LoginForm />
      <p className={styles.muted}>
        <Link to={to('/forgot-password')}>{words.forgot}</Link>
      </p>
      <p className={styles.muted}>
        {words.noAccount} <Link to={to('/registration')}>{words.register}</Link>
      </p>
    </AccountCard>
  );
}
