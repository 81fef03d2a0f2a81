import { Link, useRevalidator } from 'react-router';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { Found } from './load-invitation.ts';

/** Why a link opens nothing, and where to go from here. */
export function JoinRefused({ found }: { found: Exclude<Found, { kind: 'open' }> }) {
  const { join, faults } = useTexts();
  const { revalidate } = useRevalidator();
  if (found.kind === 'unreachable') {
    return (
      <>
        <Notice tone="bad" role="alert" title={join.unreachableTitle}>
          <p>{faults.unreachable}</p>
        </Notice>
        <Button onClick={revalidate}>{join.retry}</Button>
      </>
    );
  }
  return (
    <>
      <Notice tone="warn" title={join.refusedTitle}>
        <p>{found.kind === 'refused' ? found.text : join.incomplete}</p>
      </Notice>
      <Link to="/login" className={buttonClass('secondary')}>
        {join.signIn}
      </Link>
    </>
  );
}
