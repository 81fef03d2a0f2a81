import { useEffect, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { useLoginWords } from './texts/words.ts';

/** The API sends one mail a minute. */
const waitMs = 61_000;

type ResendLinkProps = {
  credentials: { email: string; password: string };
  /** Said while the first mail is still new; without it the button is there at once. */
  laterText?: string;
};

/** Has the link of a registration mailed once more. */
export function ResendLink({ credentials, laterText }: ResendLinkProps) {
  const words = useLoginWords();
  const [isEarly, setEarly] = useState(laterText !== undefined);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isWaiting = isEarly || isAsked;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setEarly(false);
      setAsked(false);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const send = async () => {
    setFailure(undefined);
    setAsked(true);
    try {
      const { resend } = await import('./sign-in-calls.ts');
      const refusal = await resend(credentials);
      if (refusal === undefined) return;
      setAsked(false);
      setFailure(refusal.text ?? words.unreachable);
    } catch {
      setAsked(false);
      setFailure(words.unreachable);
    }
  };
  return (
    <div role="status">
      {isAsked ? <p>{words.resent}</p> : isEarly ? <p>{laterText}</p> : null}
      {failure === undefined ? null : <p>{failure}</p>}
      {isWaiting ? null : (
        <Button look="secondary" onClick={send}>
          {words.resend}
        </Button>
      )}
    </div>
  );
}
