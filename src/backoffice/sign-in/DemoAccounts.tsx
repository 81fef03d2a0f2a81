import { useTexts } from '../texts/use-texts.tsx';
import styles from './SignInForm.module.css';

/** The documented password of every demo account. */
const demoPassword = 'Countercheck-2026!';

/** The staff of a demo installation; shown only where the server says that it is one. */
const people = [
  { email: 'manager@demo.countercheck.example', words: 'researcher' },
  { email: 'reviewer@demo.countercheck.example', words: 'reviewer' },
  { email: 'admin@demo.countercheck.example', words: 'administrator' },
] as const;

export function DemoAccounts({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const { signIn } = useTexts();
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{signIn.demoTitle}</h2>
      <p className={styles.muted}>{signIn.demoText}</p>
      {people.map(({ email, words }) => (
        <button
          key={email}
          type="button"
          className={styles.account}
          onClick={() => onChoose(email, demoPassword)}
        >
          <span>{signIn[words]}</span>
          <span className={styles.muted}>{email}</span>
        </button>
      ))}
      <p className={styles.muted}>{signIn.demoPassword(demoPassword)}</p>
    </section>
  );
}
