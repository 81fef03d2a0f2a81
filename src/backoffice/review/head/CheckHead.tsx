import { Link } from 'react-router';
import { usualTimeZone } from '#kernel/time-zone.ts';
import { zonedMoment } from '#kernel/zoned-words.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { timeOf } from '../side/ChangeList.tsx';
import { useCheck } from '../work/check-work.tsx';
import { useLooks } from '../work/use-looks.ts';
import styles from './head.module.css';

type CheckHeadProps = { source: string | undefined; onSendBack: () => void; onApprove: () => void };

/** Whose report it is, who wrote it, for how long one has looked, and the two ways it can leave the desk. */
export function CheckHead({ source, onSendBack, onApprove }: CheckHeadProps) {
  const { review: words, words: names, locale } = useTexts();
  const { check, current, open, openComments } = useCheck();
  const section = check.sections.find(({ items }) => items.some((one) => one === current));
  const looked = useLooks(check.orderId, section?.code ?? check.sections[0]?.code, source);
  const { handedOverAt, sentBackAt, approval, dueMax } = check;
  const handedOver = handedOverAt === null ? '' : formatMoment(handedOverAt, locale);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1>
          <Flag code={check.countryCode} />
          <span>{check.companyName}</span>
          <Badge tone={rowOf(check.state).staffTone}>{names.states[check.state]}</Badge>
        </h1>
        <p className="tabular">
          <Link to={`/orders/${check.orderId}`}>{check.number}</Link> · {words.revision(check.revision)}
          {check.authors.length === 0
            ? null
            : ` · ${words.writtenBy(check.authors.map(({ name }) => name).join(', '))}`}
          {handedOver === ''
            ? null
            : `, ${sentBackAt === null ? words.handedOver(handedOver) : words.handedOverAgain(handedOver)}`}
        </p>
        {approval === null ? null : (
          <p className="tabular">
            {words.wasApproved(
              approval.by,
              formatMoment(approval.at, locale),
              approval.accepted,
              approval.changed,
            )}
          </p>
        )}
      </div>
      <p className={styles.clock}>
        <span>{words.lookedFor}</span>
        <b className="tabular">
          {words.looked(
            timeOf(check.looked.ms + looked.ms, words),
            Math.max(check.looked.sources, looked.sources),
          )}
        </b>
      </p>
      {dueMax === null ? null : (
        <p className={styles.clock}>
          <span>{words.due}</span>
          <b className="tabular">
            {zonedMoment(new Date(dueMax), { locale, timeZone: usualTimeZone(locale) })}
          </b>
        </p>
      )}
      {check.mayDecide ? (
        <div className={styles.acts}>
          <SmallButton keys="B" isOff={openComments === 0} onPress={onSendBack}>
            {words.sendBack(openComments)}
          </SmallButton>
          <SmallButton
            keys="Ctrl+Enter"
            isMain={open.length === 0}
            isOff={open.length > 0 || openComments > 0}
            onPress={onApprove}
          >
            {open.length === 0 ? words.approve : words.approveAfter(open.length)}
          </SmallButton>
        </div>
      ) : null}
    </header>
  );
}
