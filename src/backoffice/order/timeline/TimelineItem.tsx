import { classNames } from '#ui/base/class-names.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { removeNotes } from '#workflows/hand-out-orders/contract.ts';
import type { TimelineRow } from '#workflows/read-timeline/contract.ts';
import { actorWords } from '../../page/actor-words.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { NoteText } from './NoteText.tsx';
import styles from './timeline.module.css';
import { timelineText, timelineTitle } from './timeline-words.ts';
import { useTimeline } from './use-timeline.tsx';

const icons: Readonly<Record<TimelineRow['what'], IconName>> = {
  order: 'document',
  buyer: 'building',
  vat_check: 'building',
  payment: 'card',
  debt: 'card',
  question: 'question',
  answer: 'person',
  claim: 'alert',
  file: 'document',
  download: 'download',
  step: 'check',
  research: 'search',
  dossier: 'document',
  document: 'document',
  screening: 'shield',
  check: 'check',
  mail: 'mail',
  mail_act: 'mail',
  note: 'people',
};
const bubbles: Partial<Record<TimelineRow['what'], string | undefined>> = {
  buyer: styles.said,
  question: styles.asked,
  answer: styles.said,
  claim: styles.said,
  note: styles.note,
};

type TimelineItemProps = { row: TimelineRow; onOpenMail: (mailId: string, isAgain: boolean) => void };

/** One thing that happened: when, what, who, and the words that belong to it. */
export function TimelineItem({ row, onOpenMail }: TimelineItemProps) {
  const texts = useTexts();
  const { timeline: words, mails: mailWords } = texts;
  const { me } = useOrderWork();
  const { mails } = useTimeline();
  const { what, at, actor, actorName, ofId, details } = row;
  const title = timelineTitle(row, texts);
  const text = timelineText(row, texts);
  const mail = what === 'mail' ? mails?.mails.find(({ mailId }) => mailId === ofId) : undefined;
  const who =
    actor === `account:${me}` ? actorWords(actor, me, texts) : (actorName ?? actorWords(actor, me, texts));
  const bubble = bubbles[what];
  return (
    <div className={styles.row}>
      <time className="tabular" dateTime={at}>
        {at.slice(11, 16)}
      </time>
      <span className={classNames(styles.icon, styles[row.kind])}>
        <Icon name={icons[what]} />
      </span>
      <div className={styles.body}>
        <p>
          <b>{title}</b>
          {what === 'mail' ? (
            <>
              {details.to === undefined ? null : `, ${words.mailTo(details.to)}`}
              {details.isCopy === true ? ` (${words.copy})` : null}
            </>
          ) : (
            <span className={styles.who}> · {who}</span>
          )}
        </p>
        {text === '' ? null : bubble === undefined ? (
          <p className={styles.reason}>{text}</p>
        ) : (
          <div className={classNames(styles.bubble, bubble)}>
            {what === 'note' ? <NoteText text={text} mentions={row.mentions} /> : text}
          </div>
        )}
        {ofId !== null && what === 'mail' ? (
          <p className={styles.acts}>
            <button type="button" className={styles.link} onClick={() => onOpenMail(ofId, false)}>
              {mailWords.open}
              <span className="visually-hidden">: {title}</span>
            </button>
            {mail?.mayResend === true ? (
              <button type="button" className={styles.link} onClick={() => onOpenMail(ofId, true)}>
                {mailWords.resend}
                <span className="visually-hidden">: {title}</span>
              </button>
            ) : null}
          </p>
        ) : null}
        {what === 'note' && actor === `account:${me}` && ofId !== null ? <TakeBack noteId={ofId} /> : null}
      </div>
    </div>
  );
}

/** One's own note goes. */
function TakeBack({ noteId }: { noteId: string }) {
  const { compose } = useTexts().timeline;
  const { orderId } = useOrderWork().staffOrder;
  const { reload } = useTimeline();
  const { isBusy, fault, act } = useStaffAct(`/orders/${orderId}`, reload);
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={styles.link}
        disabled={isBusy}
        onClick={() => act((api) => api.call(removeNotes, { body: { noteIds: [noteId] } }), compose.tookBack)}
      >
        {compose.takeBack}
      </button>
      <FaultNotice fault={fault} />
    </div>
  );
}
