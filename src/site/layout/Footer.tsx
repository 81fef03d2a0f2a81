import { Link } from 'react-router';
import { Badge } from '#ui/Badge.tsx';
import { Logo } from '#ui/Logo.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Footer.module.css';
import { useRootInfo } from './root-info.ts';

export function Footer() {
  const { shell, to } = useTexts();
  const info = useRootInfo();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{shell.tagline}</p>
        </div>
        <ul className={styles.links}>
          <li>
            <Link to={to('/')}>{shell.home}</Link>
          </li>
          <li>
            <Link to={`${to('/')}#picker`}>{shell.countries}</Link>
          </li>
        </ul>
      </div>
      {info?.isDemo === true ? (
        <p className={styles.demo}>
          <Badge tone="warn">{shell.demo}</Badge> {shell.demoFooter}
        </p>
      ) : null}
    </footer>
  );
}
