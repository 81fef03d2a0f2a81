import { Link, useHref, useLocation } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { RouteFault, useRouteFault } from '#ui/frame/RouteFault.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useRootInfo } from '../session/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './FaultPage.module.css';

/** Says what happened, what it means for the work, and the next step; carries the request id. */
export function FaultPage() {
  const { faults } = useTexts();
  const { error, status, refusal } = useRouteFault();
  const info = useRootInfo();
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const isMissing = status === 404;
  const isForbidden = status === 403;
  // Neither is mended by trying again.
  const isFinal = isMissing || isForbidden;
  const title = isMissing ? faults.notFoundTitle : isForbidden ? faults.forbiddenTitle : faults.errorTitle;
  const requestId = refusal?.requestId ?? info?.requestId;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RouteFault
        className={styles.fault}
        status={status}
        title={title}
        actions={
          <>
            {isFinal ? null : (
              <a className={buttonClass('primary')} href={here}>
                {faults.tryAgain}
              </a>
            )}
            <Link className={buttonClass(isFinal ? 'primary' : 'secondary')} to="/">
              {faults.toQueue}
            </Link>
          </>
        }
        request={
          requestId === undefined
            ? undefined
            : { name: faults.requestId(requestId), hint: faults.requestHint }
        }
      >
        <p>{refusal?.description ?? wordsFor(error)}</p>
        {isFinal ? null : <p>{faults.errorMeaning}</p>}
      </RouteFault>
    </>
  );

  function wordsFor(cause: unknown): string {
    if (isMissing) return faults.notFoundText;
    return cause instanceof TypeError || cause instanceof DOMException
      ? faults.unreachable
      : faults.errorText;
  }
}
