import { locales } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { MyOrder } from '#workflows/list-my-orders/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { SignedFile } from '../company-order/SignedFile.tsx';
import styles from './ReportFiles.module.css';
import { useOrdersWords } from './texts/words.ts';

/** The report as PDF, the reader's language first; the secret of the link opens it, or the own account a colleague's. */
export function ReportFiles({ order }: { order: Pick<MyOrder, 'orderId' | 'secret' | 'number'> }) {
  const { orderId, secret, number } = order;
  const words = useOrdersWords();
  const { locale } = useTexts();
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  return (
    <div className={styles.files}>
      <span className={styles.label}>{words.download}</span>
      {languages.map((language) => {
        const label = (
          <>
            {language.toUpperCase()}
            <span className="visually-hidden">
              , {words.download} {words.file(language)}, {words.ofOrder(number)}
            </span>
          </>
        );
        return secret === '' ? (
          <SignedFile
            key={language}
            className={classNames(buttonClass('secondary'), styles.file)}
            href={`/api/v1/account/orders/${orderId}/report/${language}`}
          >
            <Icon name="download" />
            {label}
          </SignedFile>
        ) : (
          <a
            key={language}
            className={classNames(buttonClass('secondary'), styles.file)}
            href={`/api/v1/orders/${secret}/report/${language}`}
            hrefLang={language}
            download
          >
            <Icon name="download" />
            {label}
          </a>
        );
      })}
    </div>
  );
}
