import type { CompanyView } from '#modules/companies/contract.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import styles from './GradeBadge.module.css';

/** How well a company fits what was typed, in words; there is no number behind it. */
export function GradeBadge({ card }: { card: Pick<CompanyView['card'], 'grade' | 'words'> }) {
  const isGood = card.grade === 'exact' || card.grade === 'very likely';
  return (
    <span
      className={classNames(styles.grade, isGood && styles.good, card.grade === 'doubtful' && styles.weak)}
    >
      {isGood ? <Icon name={card.grade === 'exact' ? 'check' : 'roughly'} /> : null}
      {card.words}
    </span>
  );
}
