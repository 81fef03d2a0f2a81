import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import type { SendFailure } from '#ui/forms/form-fault.ts';
import { FormFailure } from '../account/fields/FormFailure.tsx';
import { SignOut } from '../account/SignOut.tsx';
import { joinSignedIn } from './join-calls.ts';
import { useJoinWords } from './texts/words.ts';

type JoinSignedInProps = { token: string; onJoined: () => void };

/** One button for who is signed in; with another address there is the way out beside the refusal. */
export function JoinSignedIn({ token, onJoined }: JoinSignedInProps) {
  const words = useJoinWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const join = async () => {
    if (isBusy) return;
    setBusy(true);
    const refusal = await joinSignedIn(token);
    setBusy(false);
    if (refusal === undefined) onJoined();
    else setFailure(refusal.failure);
  };
  return (
    <>
      <FormFailure title={words.failedTitle} failure={failure} />
      <Button isWide aria-disabled={isBusy} onClick={join}>
        {isBusy ? words.busy : words.join}
      </Button>
      {failure === undefined ? null : <SignOut />}
    </>
  );
}
