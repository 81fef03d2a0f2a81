import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useForgotWords } from './texts/words.ts';

/** The same for every address; without JavaScript nobody knows any more which one it was. */
export function ForgotSent({ email }: { email: string | undefined }) {
  const words = useForgotWords();
  const { to } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (email !== undefined) box.current?.focus();
  }, [email]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" icon="mail" role="status" title={words.sentTitle}>
        <p>{email === undefined ? words.sent : words.sentTo(email)}</p>
        <p>{words.sentText}</p>
        <p>
          <Link to={to('/forgot-password')} reloadDocument>
            {words.again}
          </Link>
        </p>
      </Notice>
    </div>
  );
}
