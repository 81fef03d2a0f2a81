import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '#modules/accounts/web/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { forgetClientState } from '../client-state/client-state.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useProfileWords } from './texts/words.ts';
import { useSession } from './use-session.ts';
import { forgetOwnDrafts } from './use-typed-draft.ts';

/** Signs out, and leaves the profile whenever the session ends: here, in another tab, or because a refresh failed. */
export function SignOut() {
  const words = useProfileWords();
  const { to } = useTexts();
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const home = to('/');
  useEffect(() => {
    if (!isSignedIn) navigate(home, { replace: true });
  }, [isSignedIn, navigate, home]);
  const leave = () => {
    signOut();
    forgetClientState();
    forgetOwnDrafts();
    toast(words.signedOut);
  };
  return (
    <Button look="secondary" onClick={leave}>
      {words.signOut}
    </Button>
  );
}
