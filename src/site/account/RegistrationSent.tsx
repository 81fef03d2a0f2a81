import { useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/base/Notice.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';
import { ResendLink } from './ResendLink.tsx';
import { useRegistrationWords } from './texts/words.ts';

/** The registration has arrived; the rest is in the mail. Without JavaScript nobody knows any more whose it was. */
export function RegistrationSent({
  credentials: given,
}: {
  credentials: { email: string; password: string } | undefined;
}) {
  const words = useRegistrationWords();
  const [credentials, setCredentials] = useState(given);
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" icon="mail" role="status" title={words.sentTitle}>
        <p>{credentials === undefined ? words.sent : words.sentTo(credentials.email)}</p>
        <p>{words.sentText}</p>
        {credentials === undefined ? null : (
          <>
            <ResendLink credentials={credentials} laterText={words.resendLater} />
            <ChangeAddress
              key={credentials.email}
              credentials={credentials}
              onChanged={(email) => setCredentials({ ...credentials, email })}
            />
          </>
        )}
      </Notice>
    </div>
  );
}
