import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { formatDay } from '#ui/base/dates.ts';
import type { DeliveredReport } from '#workflows/read-report/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './RevisionBar.module.css';
import { useReportWords } from './texts/words.ts';

type RevisionBarProps = {
  report: DeliveredReport;
  compared: number | undefined;
};

/** Which revision is read, and with which it is compared; a form that works without scripts. */
export function RevisionBar({ report: { view, revisions }, compared }: RevisionBarProps) {
  const words = useReportWords();
  const { locale } = useTexts();
  const { revision, again } = view.head;
  const nameOf = (one: (typeof revisions)[number]) =>
    words.revision(one.revision, formatDay(one.issuedOn, locale));
  return (
    <div className={styles.bar}>
      {revisions.length < 2 ? (
        <p>
          {revisions.map((one) => (
            <b key={one.revision}>{nameOf(one)}</b>
          ))}
        </p>
      ) : (
        <Form className={styles.form} action="#changes" preventScrollReset aria-label={words.changes}>
          <Choice name="revision" label={words.thisRevision} value={revision}>
            {revisions.map((one) => (
              <option key={one.revision} value={one.revision}>
                {nameOf(one)}
              </option>
            ))}
          </Choice>
          <Choice name="compare" label={words.compareWith} value={compared ?? ''}>
            <option value="">{words.noComparison}</option>
            {revisions.map((one) => (
              <option key={one.revision} value={one.revision}>
                {nameOf(one)}
              </option>
            ))}
          </Choice>
          <Button type="submit" look="secondary">
            {words.show}
          </Button>
        </Form>
      )}
      {again === '' ? null : <p className={styles.until}>{words.validUntil(again)}</p>}
    </div>
  );
}

type ChoiceProps = { name: string; label: string; value: number | string; children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} key={value} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}
