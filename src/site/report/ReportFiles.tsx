import { languages, locales } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ReportFiles.module.css';
import { useReportWords } from './texts/words.ts';

type ReportFilesProps = {
  secret: string;
  revision: number;
  isLatest: boolean;
  verifyUrl: string | undefined;
};

/** The report to take along; of an older revision only what is made of it anew. */
export function ReportFiles({ secret, revision, isLatest, verifyUrl }: ReportFilesProps) {
  const words = useReportWords();
  const { locale, to } = useTexts();
  const others = locales.filter((other) => other !== locale);
  return (
    <ul className={styles.files} aria-label={words.files}>
      {(isLatest ? [locale, ...others] : []).map((language, at) => (
        <li key={language}>
          <a
            className={buttonClass(at === 0 ? 'primary' : 'secondary')}
            href={`/api/v1/orders/${secret}/report/${language}`}
            hrefLang={language}
            download
          >
            <Icon name="download" />
            {words.pdf(languages[language].ownName)}
          </a>
        </li>
      ))}
      <li>
        <a
          className={buttonClass('secondary')}
          href={`${to(`/track/${secret}/report/offline`)}?revision=${revision}`}
          download
        >
          {words.offline}
        </a>
      </li>
      {verifyUrl === undefined ? null : (
        <li>
          <a className={buttonClass('secondary')} href={verifyUrl}>
            {words.verify}
          </a>
        </li>
      )}
    </ul>
  );
}
