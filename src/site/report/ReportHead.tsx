import type { ReactNode } from 'react';
import type { ReportView } from '#modules/reports/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import styles from './ReportHead.module.css';
import { useReportWords } from './texts/words.ts';

/** Whom the report is about; `flag` and `actions` only where there is a page around it. */
export function ReportHead({
  view: { head, subject },
  way,
  flag,
  actions,
}: {
  view: ReportView;
  /** From where one came here. */
  way?: ReactNode;
  flag?: ReactNode;
  actions?: ReactNode;
}) {
  const words = useReportWords();
  const { label, tone } = subject.status;
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.muted}>
          {way} {words.number(head.kind, head.number, head.revision)}, {words.issued(head.issued)}
        </p>
        <h1>{subject.name}</h1>
        {subject.otherName === '' ? null : <p className={styles.muted}>{subject.otherName}</p>}
        <p className={styles.line}>
          <span>
            {flag} {[subject.place || subject.countryName, ...subject.line].join('\u00a0· ')}
          </span>
          {label === '' ? null : <Badge tone={tone === 'none' ? 'plain' : tone}>{label}</Badge>}
          {head.mark === '' ? null : <Badge tone="warn">{head.mark}</Badge>}
        </p>
      </div>
      {actions}
    </header>
  );
}
