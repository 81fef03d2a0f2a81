import { Link, useLocation } from 'react-router';
import { signInAddress } from '#modules/accounts/web/safe-target.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';

/** The order was not placed because the sign-in is over: sign in and come back, or press once more as a guest. */
export function SessionEndedNotice() {
  const order = useOrderWords();
  const { to } = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Notice tone="warn" role="alert" title={order.sessionEndedTitle}>
      <p>{order.sessionEnded}</p>
      <p>
        <Link to={signInAddress(to('/login'), pathname + search)}>{order.signInAgain}</Link>
      </p>
    </Notice>
  );
}
