import { locales } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './ReportFiles.module.css';
import { useOrdersWords } from './texts/words.ts';

/** The report as PDF, the reader's language first; the secret of the link opens it. */
export function ReportFiles({ secret, number }: { secret: string; number: string }) {
  const words = useOrdersWords();
  const { locale } = useTexts();
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  return (
    <div className={styles.files}>
      <span className={styles.label}>{words.download}</span>
      {languages.map((language) => (
        <a
          key={language}
          className={classNames(buttonClass('secondary'), styles.file)}
          href={`/api/v1/orders/${secret}/report/${language}`}
          hrefLang={language}
          download
        >
          <Icon name="download" />
          {language.toUpperCase()}
          <span className="visually-hidden">
            , {words.download} {words.file(language)}, {words.ofOrder(number)}
          </span>
        </a>
      ))}
    </div>
  );
}
