import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { latestBy, zonedMoment } from '#kernel/zoned-words.ts';
import type { OrderView } from '#modules/orders/contract.ts';
import { isClosedUnsent, rowOf } from '#modules/orders/order-states.ts';
import { subjectName, subjectNumber } from '#modules/orders/texts/subject-words.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Flag } from '#ui/base/Flag.tsx';
import { usePickerWords } from '../picker/texts/words.ts';
import { useSearchWords } from '../search/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { BuyerFacts } from './BuyerFacts.tsx';
import styles from './OrderFacts.module.css';
import { useTrackWords } from './texts/words.ts';

/** Who is checked, by when, and where the report goes. */
export function OrderFacts({ order }: { order: OrderView }) {
  const track = useTrackWords();
  const picker = usePickerWords();
  const search = useSearchWords();
  const { locale } = useTexts();
  const { subject } = order;
  const number = subjectNumber(subject);
  const reader = { locale, timeZone: order.timeZone };
  const days = picker.days(order.minDays, order.maxDays);
  // An order that ended early keeps no promise.
  const isOver = isClosedUnsent(order.state);
  const promise =
    order.sentAt !== null
      ? zonedMoment(new Date(order.sentAt), reader)
      : rowOf(order.state).waitsFor === 'answer'
        ? track.promiseAfterAnswer
        : order.state === 'funds_needed'
          ? track.promiseAfterPayment
          : order.dueBy === null
            ? track.promiseAfterStart(days)
            : order.dueMax === null
              ? track.promiseIfPaidNow(latestBy(new Date(order.dueBy), reader))
              : latestBy(new Date(order.dueBy), reader);
  // A narrow screen parts an address where one reads it.
  const at = order.email.indexOf('@') + 1;
  const promised = (order.late?.days ?? 0) > 0 ? track.wasPromised : track.promised;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{track.company}</dt>
        <dd>
          {subjectName(subject)}
          {subject.kind === 'company' && subject.isDemo ? (
            <span className={styles.demo}>
              <Badge tone="warn">{search.demo}</Badge>
            </span>
          ) : null}
        </dd>
      </div>
      {number === '' ? null : (
        <div>
          <dt>{track.companyNumber}</dt>
          <dd>{number}</dd>
        </div>
      )}
      <div>
        <dt>{track.reportKind}</dt>
        <dd>{reportKindName(order.reportContentTypeId, locale)}</dd>
      </div>
      <div>
        <dt>{track.country}</dt>
        <dd className={styles.country}>
          <Flag code={order.countryCode} />
          {order.countryName}
        </dd>
      </div>
      {isOver ? null : (
        <div>
          <dt>{order.sentAt === null ? promised : track.sentOn}</dt>
          <dd className="tabular">{promise}</dd>
        </div>
      )}
      <div>
        <dt>{track.tariff}</dt>
        <dd>
          {order.tariffName}, {days}
        </dd>
      </div>
      {order.email === '' ? null : (
        <div>
          <dt>{track.email}</dt>
          <dd>
            {order.email.slice(0, at)}
            <wbr />
            {order.email.slice(at)}
          </dd>
        </div>
      )}
      <BuyerFacts buyer={order.buyer} />
    </dl>
  );
}
