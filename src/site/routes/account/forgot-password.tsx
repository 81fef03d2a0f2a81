import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import styles from '../../account/fields/account-form.module.css';
import { apiContext, type PageHandle } from '../../api/server-context.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { ForgotForm } from '../../password-reset/ForgotForm.tsx';
import { ForgotSent } from '../../password-reset/ForgotSent.tsx';
import { askByForm } from '../../password-reset/forgot-action.server.ts';
import { useForgotWords } from '../../password-reset/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.get('sent') === '1' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return askByForm(context.get(apiContext), await request.formData(), locale);
}

export default function ForgotPassword() {
  const words = useForgotWords();
  const { to } = useTexts();
  const { isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountCard title={words.title}>
      <PageHead title={words.title} description={words.lead} isPrivate />
      {isSent ? <ForgotSent email={undefined} /> : <ForgotForm answer={answer} />}
      <p className={styles.muted}>
        {words.remembered} <Link to={to('/login')}>{words.signIn}</Link>
      </p>
    </AccountCard>
  );
}
