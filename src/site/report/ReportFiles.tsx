import { languages, locales } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { DeliveredReport } from '#workflows/read-report/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { plainFile } from './door/plain-file.ts';
import type { ReportDoor } from './door/report-door.ts';
import styles from './ReportFiles.module.css';
import { useReportWords } from './texts/words.ts';

type ReportFilesProps = {
  door: ReportDoor;
  report: DeliveredReport;
  isLatest: boolean;
};

/** The report to take along: for people, then for programs. Of an older revision there is no PDF to fetch. */
export function ReportFiles({ door, report: { view, files }, isLatest }: ReportFilesProps) {
  const words = useReportWords();
  const { locale, to } = useTexts();
  const { revision } = view.head;
  const { calls, page, File } = door;
  const ofRevision = new URLSearchParams({ revision: String(revision) });
  const others = locales.filter((other) => other !== locale);
  const second = buttonClass('secondary');
  return (
    <div className={styles.downloads}>
      <ul className={styles.files} aria-label={words.files}>
        {(isLatest ? [locale, ...others] : []).map((language, at) => (
          <li key={language}>
            <File
              className={at === 0 ? buttonClass('primary') : second}
              href={`${calls}/${language}`}
              language={language}
            >
              <Icon name="download" />
              {words.pdf(languages[language].ownName)}
            </File>
          </li>
        ))}
        <li>
          <File className={second} href={`${calls}/files/xlsx?${ofRevision}&locale=${locale}`}>
            {words.fileKinds.xlsx}
          </File>
        </li>
        <li>
          <File className={second} href={`${to(`${page}/offline`)}?${ofRevision}`}>
            {words.offline}
          </File>
        </li>
        {view.verify === null ? null : (
          <li>
            <a className={second} href={view.verify.url}>
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
              <File
                key={kind}
                className={classNames(plainFile, styles.program)}
                href={`${calls}/files/${kind}?${ofRevision}`}
              >
                {words.fileKinds[kind]}
              </File>
            ))}
        </p>
      )}
    </div>
  );
}
