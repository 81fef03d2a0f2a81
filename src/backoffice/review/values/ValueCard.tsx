import { useEffect, useRef } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatMoment } from '#ui/base/dates.ts';
import type { CheckItem } from '#workflows/check-report/contract.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { StateMark } from '../parts/StateMark.tsx';
import { useCheck } from '../work/check-work.tsx';
import { useDecisions } from '../work/use-decisions.ts';
import { Columns } from './Columns.tsx';
import { nameOf } from './name-of.ts';
import styles from './values.module.css';

/** One value with what became of it, and the second person's decision on it. */
export function ValueCard({ item }: { item: CheckItem }) {
  const { review: words, locale } = useTexts();
  const { check, current, go, setCommenting } = useCheck();
  const { mayDecide, mayComment, acceptOne, undo } = useDecisions();
  const card = useRef<HTMLElement>(null);
  const isCurrent = current?.place === item.place;
  useEffect(() => {
    if (!isCurrent) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    // A reader who types, or who is at a button of this value, stays there.
    if (!card.current?.contains(document.activeElement) && document.querySelector('dialog[open]') === null)
      card.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  const open = item.comments.filter((one) => one.isOpen);
  const { accepted } = item;
  const section = check.sections.find(({ items }) => items.includes(item));
  const at = (section?.items.indexOf(item) ?? 0) + 1;
  const comment = () => {
    go(item.place);
    setCommenting(true);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the page walk from value to value
    <article
      ref={card}
      className={classNames(styles.card, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={nameOf(item, words)}
      tabIndex={-1}
      onClick={() => go(item.place)}
    >
      <header>
        <StateMark item={item} />
        <h3>{nameOf(item, words)}</h3>
        {item.isContradicted ? <Badge tone="warn">{words.contradicted}</Badge> : null}
        {item.isChangedSince ? <Badge tone="info">{words.changedSince}</Badge> : null}
        {open.length > 0 ? <Badge tone="bad">{words.openComments(open.length)}</Badge> : null}
        <span className={classNames(styles.standing, 'tabular')}>
          {accepted === null ? (
            words.of(at, section?.items.length ?? at)
          ) : (
            <>
              {accepted.isMine
                ? words.acceptedByYou(formatMoment(accepted.at, locale))
                : words.acceptedBy(accepted.by, formatMoment(accepted.at, locale))}
              {mayDecide ? (
                <button type="button" className={styles.undo} onClick={() => undo(item)}>
                  {words.undo}
                </button>
              ) : null}
            </>
          )}
        </span>
      </header>
      <Columns item={item} />
      {item.why === null ? null : <p className={styles.why}>“{item.why}”</p>}
      {isCurrent && accepted === null && (mayDecide || mayComment) ? (
        <p className={styles.acts}>
          {mayDecide ? (
            <SmallButton keys="A" isMain onPress={() => acceptOne(item)}>
              {open.length > 0 ? words.acceptAgain : words.accept}
            </SmallButton>
          ) : null}
          {mayComment ? (
            <SmallButton keys="C" onPress={comment}>
              {words.comment}
            </SmallButton>
          ) : null}
        </p>
      ) : null}
    </article>
  );
}
