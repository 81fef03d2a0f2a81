import { languages } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { Avatar } from '../../page/Avatar.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Column } from '../model/columns.ts';
import { deskMoment, dueWords, holdWords } from '../model/due-words.ts';
import { heldWord } from './held-word.ts';
import styles from './table.module.css';

type CellProps = { column: Column; row: DeskRow; asOf: string; timeZone: string };

/** What one column says of an order, as of a moment, in the desk's own time. */
export function Cell({ column, row, asOf, timeZone }: CellProps) {
  const texts = useTexts();
  const { queue: words, locale } = texts;
  const { intl } = languages[locale];
  const now = new Date(asOf);
  switch (column) {
    case 'state':
      return <Badge tone={rowOf(row.state).staffTone}>{texts.words.states[row.state]}</Badge>;
    case 'due': {
      const { text, tone } = dueWords(row, now, timeZone, texts);
      return (
        <span className={styles.two}>
          <span className={classNames(styles.told, styles[tone])}>{text}</span>
          <span className={styles.small}>
            {row.pausedDay !== null
              ? words.clock.stands
              : row.dueMax === null
                ? ''
                : deskMoment(row.dueMax, timeZone, intl)}
          </span>
        </span>
      );
    }
    case 'who':
      return row.assignee === null ? (
        <span className={styles.person}>
          <span className={styles.nobody} />
          {words.nobody}
        </span>
      ) : (
        <span className={styles.person}>
          <Avatar name={row.assignee.name} />
          <span className={styles.known}>{row.assignee.name}</span>
        </span>
      );
    case 'held': {
      if (row.payment === null) return <span className={styles.quiet}>{words.money.none}</span>;
      const said = heldWord(row.payment);
      return (
        <span className={styles.two}>
          <span className={said === null ? styles.told : styles.quiet}>
            {formatMoney(row.payment, locale)}
          </span>
          {said === null ? null : <span className={styles.small}>{words.money[said]}</span>}
        </span>
      );
    }
    case 'holdEnds': {
      const told = holdWords(row, now, timeZone, texts);
      return told === null ? (
        <span className={styles.quiet}>—</span>
      ) : (
        <span className={styles[told.tone]}>{told.text}</span>
      );
    }
    case 'sections':
      return (
        <span className={styles.progress}>
          <progress
            max={row.sections}
            value={row.sectionsFilled}
            aria-label={words.sectionsOf(row.sectionsFilled, row.sections)}
            data-full={row.sectionsFilled >= row.sections ? '' : undefined}
          />
          <span aria-hidden="true">{row.sectionsFilled}</span>
        </span>
      );
    case 'tariff':
      return (
        <span className={styles.two}>
          <span>{reportKindName(row.reportKind, locale)}</span>
          <span className={styles.small}>{row.tariffName}</span>
        </span>
      );
    case 'placed':
      return <span className="tabular">{deskMoment(row.placedAt, timeZone, intl)}</span>;
  }
}
