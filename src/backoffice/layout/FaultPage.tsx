import { isRouteErrorResponse, Link, useHref, useLocation, useRouteError } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './FaultPage.module.css';
import { PageTitle } from './PageTitle.tsx';
import { useRootInfo } from './root-info.ts';

/** What a loader throws when the API refuses: already in the reader's language. */
type Refusal = { description: string; requestId: string | undefined };

/** Says what happened, what it means for the work, and the next step; carries the request id. */
export function FaultPage() {
  const { faults } = useTexts();
  const error = useRouteError();
  const info = useRootInfo();
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const response = isRouteErrorResponse(error) ? error : undefined;
  const refusal = isRefusal(response?.data) ? response.data : undefined;
  const isMissing = response?.status === 404;
  const isForbidden = response?.status === 403;
  // Neither is mended by trying again.
  const isFinal = isMissing || isForbidden;
  const title = isMissing ? faults.notFoundTitle : isForbidden ? faults.forbiddenTitle : faults.errorTitle;
  const requestId = refusal?.requestId ?? info?.requestId;
  return (
    <div className={styles.fault}>
      <PageTitle>{title}</PageTitle>
      {response === undefined ? null : <p className={`${styles.status} tabular`}>{response.status}</p>}
      <h1>{title}</h1>
      <p>{refusal?.description ?? wordsFor(error)}</p>
      {isFinal ? null : <p>{faults.errorMeaning}</p>}
      <p className={styles.actions}>
        {isFinal ? null : (
          <a className={buttonClass('primary')} href={here}>
            {faults.tryAgain}
          </a>
        )}
        <Link className={buttonClass(isFinal ? 'primary' : 'secondary')} to="/">
          {faults.toQueue}
        </Link>
      </p>
      {requestId === undefined ? null : (
        <p className={styles.request}>
          <code>{faults.requestId(requestId)}</code>. {faults.requestHint}
        </p>
      )}
    </div>
  );

  function wordsFor(cause: unknown): string {
    if (isMissing) return faults.notFoundText;
    return cause instanceof TypeError || cause instanceof DOMException
      ? faults.unreachable
      : faults.errorText;
  }
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'description' in value;
}
