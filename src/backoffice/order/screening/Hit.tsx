import { useState } from 'react';
import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { NewTabLink } from '#ui/base/NewTabLink.tsx';
import type { HitVerdictCode, HitView } from '#workflows/judge-hits/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { JudgeForm } from './JudgeForm.tsx';
import styles from './Screening.module.css';

const tones: Readonly<Record<HitView['state'], BadgeTone>> = {
  open: 'warn',
  true_match: 'bad',
  false_match: 'good',
  unresolved: 'warn',
};

type HitProps = {
  hit: HitView;
  /** Undefined where the report is finished. */
  judge: ((hitId: string, verdict: HitVerdictCode, reason: string) => Promise<boolean>) | undefined;
};

/** One possible match: both sides beside each other, field by field, and what a person said of it. */
export function Hit({ hit, judge }: HitProps) {
  const { screening: words, shell } = useTexts();
  const [isJudging, setJudging] = useState(false);
  const { entry, state, reason } = hit;
  const facts = [
    ...(entry.reference === '' ? [] : [words.entry(entry.reference)]),
    ...(entry.listedOn === '' ? [] : [words.listed(entry.listedOn)]),
    ...entry.programmes.slice(0, 3),
    ...(hit.isNear ? [words.near] : []),
  ];
  return (
    <article className={styles.hit}>
      <p className={styles.head}>
        <span className={styles.entry}>{entry.name}</span>
        <Badge tone={hit.isNear && state === 'open' ? 'plain' : tones[state]}>{words.states[state]}</Badge>
      </p>
      <p className={styles.quiet}>{[hit.list, ...facts].join(' · ')}</p>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.asked}</th>
            <th scope="col">{words.inList}</th>
          </tr>
        </thead>
        <tbody>
          {hit.fields.map(({ field, state: compared, asked, listed }) => (
            <tr key={field}>
              <th scope="row">
                {words.fields[field]}
                <span className={styles[compared]}>
                  {field === 'name' && hit.nameMatch !== null
                    ? words.names[hit.nameMatch]
                    : words.fieldStates[compared]}
                </span>
              </th>
              <td>{asked.join(', ') || '–'}</td>
              <td>{listed.slice(0, 6).join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reason === null ? null : <p className={styles.reason}>{reason}</p>}
      {/^https?:/.test(entry.url) ? (
        <p>
          <NewTabLink href={entry.url} says={shell.opensNewTab}>
            {words.open}
          </NewTabLink>
        </p>
      ) : null}
      {judge === undefined ? null : isJudging ? (
        <JudgeForm
          hit={hit}
          onClose={() => setJudging(false)}
          judge={(verdict, why) => judge(hit.id, verdict, why)}
        />
      ) : (
        <Button look="secondary" onClick={() => setJudging(true)}>
          {state === 'open' ? words.judge : words.judgeAgain}
          <span className="visually-hidden">: {entry.name}</span>
        </Button>
      )}
    </article>
  );
}
