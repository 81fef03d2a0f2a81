import { languages, locales } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import type { DeliveredReport } from '#workflows/read-report/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ReportFiles.module.css';
import { useReportWords } from './texts/words.ts';

type ReportFilesProps = {
  secret: string;
  report: DeliveredReport;
  isLatest: boolean;
};

/** The report to take along: for people, then for programs. Of an older revision there is no PDF to fetch. */
export function ReportFiles({ secret, report: { view, files }, isLatest }: ReportFilesProps) {
  const words = useReportWords();
  const { locale, to } = useTexts();
  const { revision } = view.head;
  const path = `/api/v1/orders/${secret}/report`;
  const ofRevision = new URLSearchParams({ revision: String(revision) });
  const others = locales.filter((other) => other !== locale);
  return (
    <div className={styles.downloads}>
      <ul className={styles.files} aria-label={words.files}>
        {(isLatest ? [locale, ...others] : []).map((language, at) => (
          <li key={language}>
            <a
              className={buttonClass(at === 0 ? 'primary' : 'secondary')}
              href={`${path}/${language}`}
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
            href={`${path}/files/xlsx?${ofRevision}&locale=${locale}`}
            download
          >
            {words.fileKinds.xlsx}
          </a>
        </li>
        <li>
          <a
            className={buttonClass('secondary')}
            href={`${to(`/track/${secret}/report/offline`)}?${ofRevision}`}
            download
          >
            {words.offline}
          </a>
        </li>
        {view.verify === null ? null : (
          <li>
            <a className={buttonClass('secondary')} href={view.verify.url}>
              {words.verify}
            </a>
          </li>
        )}
      </ul>
      {files.every((kind) => kind === 'xlsx') ? null : (
        <p className={styles.programs}>
          <span>{words.forPrograms}</span>
          {files
            .filter((kind) => kind !== 'xlsx')
            .map((kind) => (
              <a key={kind} href={`${path}/files/${kind}?${ofRevision}`} download>
                {words.fileKinds[kind]}
              </a>
            ))}
        </p>
      )}
    </div>
  );
}
