import { Link } from 'react-router';
import type { OrderView } from '#modules/orders/contract.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { subjectName, subjectNumber } from '#modules/orders/texts/subject-words.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { journeyPath, readTypedQuery } from '../search/query/typed-query.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Ended.module.css';
import { useTrackWords } from './texts/words.ts';

type EndedProps = {
  order: OrderView;
  /** False for a colleague of who ordered, who has no mail of ours to answer. */
  isOwn?: boolean;
  heading?: 'h2' | 'h3';
};

/** An order that ended without a report: why, and how one goes on. */
export function Ended({ order, isOwn = true, heading: Heading = 'h2' }: EndedProps) {
  const { ended: words } = useTrackWords();
  const { to } = useTexts();
  const { state, subject, countryCode, endReason } = order;
  const { ending } = rowOf(state);
  if (ending !== 'not_found' && ending !== 'cancelled') return null;
  const typed =
    subject.kind === 'request'
      ? subject.request
      : { ...nothingTyped, name: subjectName(subject), regCode: subjectNumber(subject) };
  return (
    <section className={styles.ended} aria-labelledby="ended">
      {endReason === '' ? null : (
        <figure className={styles.why}>
          <figcaption>{words.reason}</figcaption>
          <blockquote>{endReason}</blockquote>
        </figure>
      )}
      <Heading id="ended" className={styles.title}>
        {words.title}
      </Heading>
      {/* A closed order is not taken up again. */}
      <p>{state === 'not_found' && isOwn ? `${words.notFound} ${words.again}` : words.cancelled}</p>
      <Link
        to={journeyPath(to('/company-search'), countryCode, typed, { edit: '1' })}
        className={buttonClass('secondary')}
      >
        {words.search}
      </Link>
    </section>
  );
}

const nothingTyped = readTypedQuery(new URLSearchParams());
