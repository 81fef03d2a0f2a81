import { Link, useLocation } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import type { FaultWords } from '../session/fault-words.ts';
import { secondFactorPath } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** A refusal beside what was refused; nothing typed is touched. */
export function FaultNotice({ fault, title }: { fault: FaultWords | undefined; title?: string }) {
  const { faults, secondFactor } = useTexts();
  const { pathname, search } = useLocation();
  if (fault === undefined) return null;
  return (
    <Notice tone="bad" role="alert" title={title}>
      <p>{fault.text}</p>
      {fault.isSecondFactorMissing === true ? (
        <p>
          <Link to={secondFactorPath(pathname + search)}>{secondFactor.setUp}</Link>
        </p>
      ) : null}
      {fault.requestId === undefined ? null : (
        <p>
          <code>{faults.requestId(fault.requestId)}</code>
        </p>
      )}
    </Notice>
  );
}
