import { Link } from 'react-router';
import { reviewStates } from '#modules/feedback/review-states.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './DeskFilters.module.css';
import { addressOf, type DeskView, questionStates } from './desk-view.ts';

/** Questions or reviews, and in which state: links, so that the choice stands in the address. */
export function DeskFilters({ view }: { view: DeskView }) {
  const { feedback } = useTexts();
  const tabs: DeskView[] = [
    { tab: 'questions', state: 'open', page: 1 },
    { tab: 'reviews', state: 'pending', page: 1 },
  ];
  const states: { to: DeskView; label: string }[] =
    view.tab === 'questions'
      ? questionStates.map((state) => ({
          to: { tab: 'questions', state, page: 1 },
          label: feedback.questionStates[state],
        }))
      : reviewStates.map((state) => ({
          to: { tab: 'reviews', state, page: 1 },
          label: feedback.reviewStates[state],
        }));
  return (
    <div className={styles.filters}>
      <nav aria-label={feedback.kinds} className={styles.tabs}>
        {tabs.map((to) => (
          <Link
            key={to.tab}
            to={addressOf(to)}
            className={styles.tab}
            aria-current={to.tab === view.tab ? 'page' : undefined}
          >
            {feedback.tabs[to.tab]}
          </Link>
        ))}
      </nav>
      <nav aria-label={feedback.filter} className={styles.states}>
        {states.map(({ to, label }) => (
          <Link
            key={to.state}
            to={addressOf(to)}
            className={styles.state}
            aria-current={to.state === view.state ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
