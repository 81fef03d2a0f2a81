import { useFrameWords } from '../profile/texts/words.ts';
import type { PageHandle } from '../server-context.ts';
import styles from './profile.module.css';

export const handle: PageHandle = { isShared: true };

export default function ProfileOrders() {
  const words = useFrameWords();
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">{words.orders}</h2>
    </section>
  );
}
