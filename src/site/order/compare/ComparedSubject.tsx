import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { journeyPath, type TypedQuery } from '../../search/query/typed-query.ts';
import type { CompanyFacts } from '../../search/results/CompanyDetails.tsx';
import { useSearchWords } from '../../search/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';
import styles from './ComparedSubject.module.css';
import { ComparedTable } from './ComparedTable.tsx';
import { comparedLines, comparedSum, type LineField, type MatchCard } from './compared-lines.ts';
import { Mark } from './Verdicts.tsx';

type ComparedSubjectProps = {
  country: string;
  typed: TypedQuery;
  company: CompanyFacts;
  card: MatchCard;
  /** The search left nothing to choose. */
  isOne: boolean;
  /** The way back to choose another. */
  change: string;
};

/** A company of a register beside what was typed: whether it is the one is seen before anything is ordered. */
export function ComparedSubject({ country, typed, company, card, isOne, change }: ComparedSubjectProps) {
  const order = useOrderWords();
  const search = useSearchWords();
  const { to } = useTexts();
  const { compare } = order;
  const lines = comparedLines(typed, company, card);
  const { apart, hasUnknown, hasCompared } = comparedSum(lines);
  const isAgreed = apart.length === 0 && hasCompared;
  const called = (field: LineField) => (field === 'form' ? compare.form : search[field]);
  const sum = !hasCompared
    ? compare.nothing
    : apart.length > 0
      ? compare.apart(apart.map((field) => lowered(called(field))))
      : hasUnknown
        ? compare.agreesPartly
        : compare.agrees;
  return (
    <section className={styles.subject} aria-labelledby="subject">
      <div className={classNames(styles.head, isAgreed && styles.agrees, apart.length > 0 && styles.apart)}>
        <Mark verdict={isAgreed ? 'agrees' : apart.length > 0 ? 'similar' : 'unknown'} />
        <h2 id="subject">{isOne ? order.oneTitle : order.subjectTitle}</h2>
        <p>{sum}</p>
      </div>
      <ComparedTable
        lines={lines}
        company={company}
        caution={card.fields.filter(({ field }) => field === 'status')}
      />
      <div className={styles.ways}>
        <a href="#reports" className={buttonClass('primary')}>
          <Icon name="check" />
          {compare.yes}
        </a>
        <Link to={change} className={buttonClass('secondary')}>
          {isOne ? order.oneChange : order.change}
        </Link>
        <Link
          to={journeyPath(to('/order'), country, typed, { request: '1' })}
          className={buttonClass('quiet')}
        >
          {compare.unsure}
        </Link>
      </div>
    </section>
  );
}

/** The name of a field within a sentence; an abbreviation stays as it is. */
function lowered(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
