import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatDay } from '#ui/base/dates.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import type { VerifiedReport } from '#workflows/verify-report/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useVerifyWords } from './texts/words.ts';
import styles from './verify.module.css';

type Look = 'good' | 'warn' | 'bad';

const icons: Readonly<Record<Look, IconName>> = { good: 'check', warn: 'roughly', bad: 'alert' };

/** Genuine and current, genuine but replaced, or not ours; null is what nothing of ours has. */
export function VerifyResult({ report }: { report: VerifiedReport | null }) {
  const words = useVerifyWords();
  const { to } = useTexts();
  if (report === null)
    return (
      <Card look="bad" title={words.unknown.title} text={words.unknown.text}>
        <p className={styles.before}>{words.before}</p>
        <ul className={styles.hints}>
          {words.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <Link to={to('/contact')} className={buttonClass('secondary', true)}>
          {words.write}
        </Link>
      </Card>
    );
  const { replacedBy } = report;
  if (!report.isSignatureValid)
    return (
      <Card look="bad" title={words.broken.title} text={words.broken.text}>
        <Facts report={report} />
      </Card>
    );
  if (replacedBy !== null)
    return (
      <Card look="warn" title={words.replaced.title} text={words.replaced.text(replacedBy.revision)}>
        <Facts report={report} />
        <Checks replacedBy={replacedBy.revision} />
        <p className={styles.before}>{words.askSender(replacedBy.revision)}</p>
      </Card>
    );
  return (
    <Card look="good" title={words.current.title} text={words.current.text}>
      <Facts report={report} />
      <Checks />
    </Card>
  );
}

/** What was asked and answered of a report that is ours, each with its sign. */
function Checks({ replacedBy }: { replacedBy?: number }) {
  const words = useVerifyWords();
  return (
    <ul className={styles.checks}>
      {[words.checks.issued, words.checks.signature].map((check) => (
        <li key={check}>
          <Icon name="check" className={styles.yes} />
          {check}
        </li>
      ))}
      <li>
        {replacedBy === undefined ? (
          <>
            <Icon name="check" className={styles.yes} />
            {words.checks.newest}
          </>
        ) : (
          <>
            <Icon name="roughly" className={styles.no} />
            <strong>{words.checks.replaced(replacedBy)}</strong>
          </>
        )}
      </li>
    </ul>
  );
}

function Card(props: { look: Look; title: string; text: string; children: ReactNode }) {
  const { look, title, text, children } = props;
  const id = useId();
  return (
    <section className={classNames(styles.card, styles[look])} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={icons[look]} className={styles.icon} />
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

function Facts({ report }: { report: VerifiedReport }) {
  const words = useVerifyWords();
  const { locale } = useTexts();
  const { subject, replacedBy, factsAsAt } = report;
  const day = (iso: string) => formatDay(iso, locale);
  const latin = subject.latinName === subject.name ? '' : subject.latinName;
  const rows: (readonly [string, string, isCode?: boolean])[] = [
    [words.document, reportKindName(report.kind, locale)],
    [words.subject, [subject.name, latin, subject.countryName].filter(Boolean).join(', ')],
    [words.revision, words.revisionOf(report.revision, report.revisions, day(report.issuedOn))],
    ...(replacedBy === null
      ? []
      : ([
          [words.current2, words.revisionFrom(replacedBy.revision, day(replacedBy.issuedOn))],
          [words.sections, replacedBy.sections.join(', ') || words.noSections],
        ] as const)),
    ...(factsAsAt === null ? [] : [[words.factsAsAt, day(factsAsAt)] as const]),
    [words.orderAgain, day(report.orderAgainAfter)],
    [words.codeLabel, report.code, true],
    [`${words.fingerprint} (${words.fingerprintOf})`, report.sha256.replaceAll(/.{4}(?=.)/g, '$& '), true],
    ...(report.isSignatureValid ? [[words.signature, words.signatureBy(report.kid)] as const] : []),
  ];
  return (
    <>
      {report.isDemo ? <p className={styles.demo}>{words.demo}</p> : null}
      <dl className={styles.facts}>
        {rows.map(([name, value, isCode = false]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isCode ? styles.code : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
