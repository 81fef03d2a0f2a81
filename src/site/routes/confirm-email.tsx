import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import styles from '../account/account-form.module.css';
import { confirmByForm } from '../account/confirm-action.server.ts';
import { useConfirmationWords } from '../account/texts/words.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { apiContext } from '../server-context.ts';
import { useTexts } from '../texts/use-texts.tsx';

/**
 * The address holds the link's secret: no other site may read it. With `no-referrer` the form would have no origin
 * either, and be refused.
 */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return data({ token }, { status: token === '' ? 400 : 200 });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return confirmByForm(context.get(apiContext), await request.formData());
}

export default function ConfirmEmail() {
  const words = useConfirmationWords();
  const { to } = useTexts();
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const refusal = token === '' ? words.incomplete : answer?.refusal;
  const isDone = answer !== undefined && refusal === undefined;
  return (
    <AccountCard title={words.title}>
      <PageHead title={words.title} isPrivate />
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
        <Link className={buttonClass('primary', true)} to={to('/login')}>
          {words.signIn}
        </Link>
      ) : (
        <Form method="post" className={styles.foot} replace>
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
