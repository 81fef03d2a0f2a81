import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../api/use-session.ts';

/** Offers the account's address as soon as it is known, where somebody is signed in; answers whether somebody is. */
export function useOwnEmail(offer: (email: string) => void): boolean {
  const { isSignedIn } = useSession();
  const tell = useEffectEvent(offer);
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    // Guests never fetch what this needs.
    import('./own-email.ts')
      .then(({ loadOwnEmail }) => loadOwnEmail())
      .then((email) => {
        if (email !== undefined && !isOver) tell(email);
      })
      .catch(() => {}); // the code did not come: the field stays empty
    return () => {
      isOver = true;
    };
  }, [isSignedIn]);
  return isSignedIn;
}
