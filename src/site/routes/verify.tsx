import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { verifyReport } from '#workflows/verify-report/contract.ts';
import { apiContext, type PageHandle } from '../api/server-context.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useVerifyWords } from '../verify/texts/words.ts';
import { VerifyFile } from '../verify/VerifyFile.tsx';
import { VerifyForm } from '../verify/VerifyForm.tsx';
import { VerifyResult } from '../verify/VerifyResult.tsx';
import styles from '../verify/verify.module.css';

export const handle: PageHandle = { isDeferred: true };

/** The code leads to what its holder may see: it is nobody else's business. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const typed = params.code ?? new URL(request.url).searchParams.get('code') ?? '';
  // Our addresses are in small letters, codes are not.
  const code = typed.trim().slice(0, 100).toUpperCase();
  const nothing = { code, found: null, refusal: null };
  if (code === '') return data(nothing);
  try {
    const found = await context.get(apiContext).call(verifyReport, { body: { code } });
    return data({ ...nothing, found });
  } catch (error) {
    // Too often: what was typed stays, and the page says when to come back.
    if (!isApiProblem(error)) throw error;
    return data({ ...nothing, refusal: error.message }, { status: error.status });
  }
}

export default function Verify() {
  const words = useVerifyWords();
  const { code, found, refusal } = useLoaderData<typeof loader>();
  const title = words.title;
  return (
    <Page>
      {code === '' ? (
        <PageHead title={title} description={words.description} />
      ) : (
        <PageHead title={title} description={words.description} isPrivate />
      )}
      <header className={styles.intro}>
        <h1>{title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <VerifyForm code={found?.report?.code ?? code} />
      {refusal === null ? null : (
        <Notice tone="warn" role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      {found === null ? null : <VerifyResult report={found.report} />}
      <VerifyFile key={code} code={found?.report?.code} />
      <p className={styles.offline}>
        {words.offline}
        <a href="/.well-known/report-keys.json">{words.keys}</a>
        {words.offlineEnd}
      </p>
    </Page>
  );
}
