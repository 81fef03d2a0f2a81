import { Link } from 'react-router';
import { useSession } from '../api/use-session.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './AllOrdersLine.module.css';
import { useAllOrdersWords } from './texts/words.ts';

/** From one order to all of them: a guest is told how, who is signed in is led there. */
export function AllOrdersLine() {
  const words = useAllOrdersWords();
  const { to } = useTexts();
  const { isSignedIn } = useSession();
  return (
    // Until the page is awake, the early script hides from who is signed in what is for guests.
    <p className={styles.line} data-for-guests={isSignedIn ? undefined : ''}>
      {isSignedIn ? (
        <>
          <Link to={to('/profile/orders')}>{words.own}</Link> {words.ownWhere}
        </>
      ) : (
        <>
          <Link to={to('/registration')}>{words.register}</Link> {words.registerWhy}
        </>
      )}
    </p>
  );
}
