import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import styles from '../../account/fields/account-form.module.css';
import { RegistrationForm } from '../../account/RegistrationForm.tsx';
import { RegistrationSent } from '../../account/RegistrationSent.tsx';
import { sendRegistration } from '../../account/registration-action.server.ts';
import { useRegistrationWords } from '../../account/texts/words.ts';
import { apiContext, type PageHandle } from '../../api/server-context.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.get('sent') === '1' };
}

/** For those who are not signed in; a page that is opened as a document knows it before it is awake. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (hasSession()) throw redirect(localizedPath(localeOfPath(pathname), '/'));
  return { isSent: searchParams.get('sent') === '1' };
}
clientLoader.hydrate = true as const;

export async function action({ context, request }: ActionFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return sendRegistration(context.get(apiContext), await request.formData(), locale);
}

export default function Registration() {
  const words = useRegistrationWords();
  const { to } = useTexts();
  const { isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountCard title={words.title} isWide isForGuests>
      <PageHead title={words.title} description={words.description} />
      {isSent ? (
        <RegistrationSent credentials={undefined} />
      ) : (
        <>
          <p>{words.lead}</p>
          <RegistrationForm answer={answer} />
        </>
      )}
      <p className={styles.muted}>
        {words.haveAccount} <Link to={to('/login')}>{words.signIn}</Link>
      </p>
    </AccountCard>
  );
}
