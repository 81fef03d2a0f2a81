import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { RouteFault, useRouteFault } from '#ui/frame/RouteFault.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './FaultPage.module.css';
import { PageHead } from './PageHead.tsx';
import { useRootInfo } from './root-info.ts';

/** Says what happened, what it means for money, and the next step; carries the request id. */
export function FaultPage() {
  const { faults, to } = useTexts();
  const { status, refusal } = useRouteFault();
  const info = useRootInfo();
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  const title = isMissing ? faults.notFoundTitle : faults.errorTitle;
  const text = refusal?.description ?? (isMissing ? faults.notFoundText : faults.errorText);
  const requestId = refusal?.requestId ?? info?.requestId;
  return (
    <>
      <PageHead title={title} description={text} isPrivate />
      <RouteFault
        className={styles.fault}
        status={status ?? 500}
        title={title}
        actions={
          <>
            {isMissing ? null : (
              <a className={buttonClass('primary')} href={`${pathname}${search}`}>
                {faults.tryAgain}
              </a>
            )}
            <Link className={buttonClass(isMissing ? 'primary' : 'secondary')} to={to('/')}>
              {faults.toHome}
            </Link>
          </>
        }
        request={
          requestId === undefined
            ? undefined
            : { name: faults.requestId(requestId), hint: faults.requestHint }
        }
      >
        <p>{text}</p>
        {isMissing ? null : <p>{faults.errorMeaning}</p>}
      </RouteFault>
    </>
  );
}
