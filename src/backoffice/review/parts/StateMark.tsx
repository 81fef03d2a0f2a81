import { classNames } from '#ui/base/class-names.ts';
import type { CheckItem } from '#workflows/check-report/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './StateMark.module.css';

const signs = {
  accepted: 'm5 12.5 4.5 4.5L19 7.5',
  typed: 'M5 19l1-4.5L15.5 5l3.500 3.500L9.500 18 5 19Z',
  clash: 'M12 5v9m0 4.500v.010',
  comment: 'm7 7 10 10M17 7 7 17',
} as const;

/** How a value stands with its second person: a shape first, a colour second, a name for those who see neither. */
export function StateMark({ item }: { item: CheckItem }) {
  const { review } = useTexts();
  const state = stateOf(item);
  return (
    <span className={classNames(styles.sign, styles[state])} role="img" aria-label={review.marks[state]}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={signs[state]} />
      </svg>
    </span>
  );
}

function stateOf(item: CheckItem): keyof typeof signs {
  if (item.comments.some(({ isOpen }) => isOpen)) return 'comment';
  if (item.accepted !== null) return 'accepted';
  return item.isContradicted ? 'clash' : 'typed';
}
