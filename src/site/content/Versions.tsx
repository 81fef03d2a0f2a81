import { Link } from 'react-router';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { DocumentVersion } from './document-version.ts';
import { useStandingWords } from './texts/words.ts';
import styles from './Versions.module.css';

type VersionsProps = { name: string; shown: string | undefined; versions: readonly DocumentVersion[] };

/** Every version of a document, the newest first; nothing where a page has none. */
export function Versions({ name, shown, versions }: VersionsProps) {
  const words = useStandingWords();
  const { locale, to } = useTexts();
  if (versions.length === 0) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <p>{words.versionsNote}</p>
      <ol>
        {versions.map(({ version, updated }, index) => (
          <li key={version}>
            <Link to={to(`/${name}/${version}`)} aria-current={version === shown ? 'true' : undefined}>
              {words.version(version)}
            </Link>
            <span>
              {formatDay(updated, locale)}
              {index === 0 ? `, ${words.current}` : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
