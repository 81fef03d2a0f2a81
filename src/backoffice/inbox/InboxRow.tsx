import { Link } from 'react-router';
import { languages } from '#kernel/locale.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import type { Inbox, InboxItem } from '#workflows/answer-inbox/contract.ts';
import { Avatar } from '../page/Avatar.tsx';
import { deskMoment, dueWords } from '../queue/model/due-words.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './inbox.module.css';
import { pathOfItem } from './inbox-paths.ts';
import { itemAttribute } from './use-inbox-rows.ts';

type InboxRowProps = {
  item: InboxItem;
  inbox: Pick<Inbox, 'asOf' | 'timeZone'>;
  isCurrent: boolean;
  onChoose: () => void;
};

/** One thing to answer: what it is, who wrote what, when it came, by when it is due, who has it. */
export function InboxRow({ item, inbox, isCurrent, onChoose }: InboxRowProps) {
  const { inbox: words, feedback, locale } = useTexts();
  const { kind, id, who, about, orderNumber, opening, receivedAt } = item;
  const moment = (iso: string) => deskMoment(iso, inbox.timeZone, languages[locale].intl);
  return (
    <tr
      className={classNames(table.row, styles.row, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      {...{ [itemAttribute]: id }}
      onFocus={onChoose}
      onClick={onChoose}
    >
      <td>
        <Badge tone={kind === 'claim' ? 'warn' : 'plain'}>{words.kind[kind]}</Badge>
      </td>
      <th scope="row">
        <Link to={pathOfItem(item)} className={table.name}>
          {who === '' ? words.nameless : who}
        </Link>
        <p className={`${table.small} tabular`}>
          {[orderNumber, about].filter((one) => one !== null && one !== '').join(' · ')}
        </p>
      </th>
      <td className={styles.opening}>
        <p lang={item.locale}>{opening}</p>
        {item.locale === locale ? null : <p className={table.small}>{feedback.wroteIn(item.locale)}</p>}
      </td>
      <td className={`${styles.when} tabular`}>
        <span className={styles.label}>{words.received}</span>
        <time dateTime={receivedAt}>{moment(receivedAt)}</time>
      </td>
      <td className={`${styles.when} tabular`}>
        <Due item={item} inbox={inbox} moment={moment} />
      </td>
      <td>
        <Owner item={item} />
      </td>
    </tr>
  );
}

function Due({
  item,
  inbox,
  moment,
}: Pick<InboxRowProps, 'item' | 'inbox'> & { moment: (iso: string) => string }) {
  const texts = useTexts();
  const { inbox: words } = texts;
  const { dueAt, isOpen, closedAt, isLate, isDueToday, deskHoursLeft } = item;
  if (!isOpen) return <span>{closedAt === null ? words.done : words.doneAt(moment(closedAt))}</span>;
  const row = {
    dueMax: dueAt,
    deskHoursLeft,
    isLate,
    isDueToday,
    pausedDay: null,
    state: 'in_progress',
  } as const;
  const { text, tone } = dueWords(row, new Date(inbox.asOf), inbox.timeZone, texts);
  return (
    <>
      <span className={styles.label}>{words.due}</span>
      <strong className={styles[tone]}>{text}</strong>
      <time className={table.small} dateTime={dueAt}>
        {moment(dueAt)}
      </time>
    </>
  );
}

function Owner({ item: { assignee } }: { item: InboxItem }) {
  const { inbox: words } = useTexts();
  return assignee === null ? (
    <span className={styles.nobody}>{words.nobody}</span>
  ) : (
    <span className={styles.owner}>
      <Avatar name={assignee.name} />
      {assignee.name}
    </span>
  );
}
