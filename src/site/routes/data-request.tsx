import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { apiContext, type PageHandle } from '../api/server-context.ts';
import styles from '../data-request/RequestForm.module.css';
import { RequestForm } from '../data-request/RequestForm.tsx';
import { sendRequest } from '../data-request/request-action.server.ts';
import { useDataRequestWords } from '../data-request/texts/words.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useTexts } from '../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.get('sent') === '1' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return sendRequest(context.get(apiContext), await request.formData(), locale);
}

/** Where people ask about data on them; it says the same whether we hold any or not. */
export default function DataRequestPage() {
  const words = useDataRequestWords();
  const { to } = useTexts();
  const { isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page>
      <PageHead title={words.pageTitle} description={words.description} />
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.notice}>
          {words.account}
          <Link to={to('/profile/data')}>{words.accountLink}</Link>
        </p>
      </header>
      <RequestForm isSent={isSent} answer={answer} />
    </Page>
  );
}
