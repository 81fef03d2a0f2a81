import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { clearSession } from '#modules/accounts/web/token-store.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useResetWords } from './texts/words.ts';

/** The password is changed, and every sign-in has ended: what this browser still holds is worth nothing. */
export function ResetDone({ isNew }: { isNew: boolean }) {
  const words = useResetWords();
  const { to } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only where it has just been chosen here: an address alone signs nobody out.
    if (!isNew) return;
    if (hasSession()) clearSession();
    box.current?.focus();
  }, [isNew]);
  return (
    <>
      <div ref={box} tabIndex={-1}>
        <Notice tone="good" role="status" title={words.doneTitle}>
          <p>{words.doneText}</p>
        </Notice>
      </div>
      <Link className={buttonClass('primary', true)} to={to('/login')}>
        {words.signIn}
      </Link>
    </>
  );
}
