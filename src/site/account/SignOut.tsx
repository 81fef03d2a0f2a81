import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '#modules/accounts/web/sign-in.ts';
import { Button } from '#ui/base/Button.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { useSession } from '../api/use-session.ts';
import { forgetClientState } from '../client-state/client-state.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { forgetOwnDrafts } from './fields/own-drafts.ts';
import { useProfileWords } from './texts/words.ts';

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
