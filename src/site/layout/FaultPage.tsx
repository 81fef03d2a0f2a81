import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './FaultPage.module.css';
import { PageHead } from './PageHead.tsx';
import { useRootInfo } from './root-info.ts';

/** What a loader throws when the API refuses: already in the reader's language. */
export type Refusal = { description: string; requestId: string | undefined };

/** Says what happened, what it means for money, and the next step; carries the request id. */
export function FaultPage() {
  const { faults, to } = useTexts();
  const error = useRouteError();
  const info = useRootInfo();
  const { pathname, search } = useLocation();
  const response = isRouteErrorResponse(error) ? error : undefined;
  const refusal = isRefusal(response?.data) ? response.data : undefined;
  const isMissing = response?.status === 404;
  const title = isMissing ? faults.notFoundTitle : faults.errorTitle;
  const requestId = refusal?.requestId ?? info?.requestId;
  return (
    <div className={styles.fault}>
      <PageHead title={title} isPrivate />
      <p className={`${styles.status} tabular`}>{response?.status ?? 500}</p>
      <h1>{title}</h1>
      <p>{refusal?.description ?? (isMissing ? faults.notFoundText : faults.errorText)}</p>
      {isMissing ? null : <p>{faults.errorMeaning}</p>}
      <p className={styles.actions}>
        {isMissing ? null : (
          <a className={buttonClass('primary')} href={`${pathname}${search}`}>
            {faults.tryAgain}
          </a>
        )}
        <Link className={buttonClass(isMissing ? 'primary' : 'secondary')} to={to('/')}>
          {faults.toHome}
        </Link>
      </p>
      {requestId === undefined ? null : (
        <p className={styles.request}>
          <code>{faults.requestId(requestId)}</code>. {faults.requestHint}
        </p>
      )}
    </div>
  );
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'description' in value;
}
