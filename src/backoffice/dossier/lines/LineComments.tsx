import { Link } from 'react-router';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { placesOf } from '../model/comment-places.ts';
import type { Line } from '../model/lines.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './lines.module.css';

/** What the second person said of the value of a line, and the way to reply. */
export function LineComments({ line, isCurrent }: { line: Line; isCurrent: boolean }) {
  const { dossier: words, review, locale } = useTexts();
  const { comments, orderId } = useDossier();
  const places = placesOf(line);
  const said = comments.filter(({ place }) => places.includes(place));
  if (said.length === 0) return null;
  return (
    <div className={styles.comments}>
      <ul aria-label={review.commentsOn}>
        {said.map(({ id, by, isOpen, text, at }) => (
          <li key={id}>
            <b>{by}</b> <span className={styles.muted}>{formatMoment(at, locale)}</span>{' '}
            {isOpen ? <Badge tone="bad">{review.marks.comment}</Badge> : null}
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isCurrent ? <Link to={`/orders/${orderId}/review`}>{words.replyInCheck}</Link> : null}
    </div>
  );
}
