import { Logo } from '#ui/frame/Logo.tsx';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import { Theme } from '../layout/Theme.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './login.module.css';

export default function Login() {
  const { signIn, shell } = useTexts();
  return (
    <main className={styles.page}>
      <PageTitle>{signIn.title}</PageTitle>
      <div className={styles.card}>
        <div className={styles.head}>
          <Logo />
          <div className={styles.tools}>
            <LanguageSwitch />
            <Theme />
          </div>
        </div>
        <h1>{signIn.title}</h1>
        <noscript>
          <p>{shell.needsScript}</p>
        </noscript>
        <SignInForm />
      </div>
    </main>
  );
}
