import { useFrameWords } from '../profile/texts/words.ts';
import type { PageHandle } from '../server-context.ts';
import styles from './profile.module.css';

export const handle: PageHandle = { isShared: true };

export default function ProfileData() {
  const words = useFrameWords();
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 id="data">{words.data}</h2>
    </section>
  );
}
