import type { CheckItem } from '#workflows/check-report/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { wordDiff } from '../parts/word-diff.ts';
import { type Side, useCheck } from '../work/check-work.tsx';
import { DiffText } from './DiffText.tsx';
import { SourceTag } from './SourceTag.tsx';
import styles from './values.module.css';

/** What stood there, what its author made of it, what will be printed: side by side. */
export function Columns({ item }: { item: CheckItem }) {
  const { review: words } = useTexts();
  const { side } = useCheck();
  const { how, author, printed, verdict } = item;
  const before = item[side];
  const shown = verdict === null ? (author?.shown ?? '') : words.verdicts[verdict];
  const isOut = how === 'removed' || how === 'gone';
  const parts = wordDiff(before?.shown ?? '', isOut ? '' : shown);
  return (
    <div className={styles.three}>
      <div>
        <h4>
          {titleOf(side, before?.source ?? '', words)} <SourceTag said={before} />
        </h4>
        {before === null ? (
          <p className={styles.none}>{emptyWords(item, side, words)}</p>
        ) : (
          <DiffText parts={parts} side="gone" />
        )}
      </div>
      <div className={styles.to}>
        <h4>
          {words.did(author?.by ?? '', words.kinds[how])} <SourceTag said={author} />
        </h4>
        {isOut || how === 'found' ? (
          <p className={styles.none}>{isOut ? words.takenOut : (before?.shown ?? '')}</p>
        ) : (
          <DiffText parts={parts} side="new" />
        )}
      </div>
      <div>
        <h4>{words.printed}</h4>
        <p className={styles.text}>
          {printed === '' ? (how === 'judged' ? words.printedWithFacts : words.notPrinted) : printed}
        </p>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useTexts>['review'];

function titleOf(side: Side, source: string, words: Words): string {
  if (side === 'machine') return words.machineColumn(source);
  return side === 'sentBack' ? words.sentBackColumn : words.sealedColumn;
}

function emptyWords({ how }: CheckItem, side: Side, words: Words): string {
  if (side !== 'machine') return words.wasEmpty;
  return how === 'judged' ? words.possibleMatch : words.nothingFound;
}
