import { useState } from 'react';
import type { ReportView } from '#modules/reports/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { Block, Folded } from '../parts/Part.tsx';
import { useReportWords } from '../texts/words.ts';
import { Scores } from './RatingGrounds.tsx';
import styles from './WhatIf.module.css';
import { nothingTried, scoreIf, type Tried } from './what-if-score.ts';

type Rating = NonNullable<ReportView['rating']>;

/**
 * What would become of the score: sliders where scripts run, and what was computed beforehand everywhere. Both stand there before
 * the page is awake, so that nothing below moves when it wakes.
 */
export function WhatIf({ rating }: { rating: Rating }) {
  const words = useReportWords();
  return (
    <Block title={words.whatIf}>
      {rating.input === null ? null : <Sliders input={rating.input} />}
      {rating.whatIf.length === 0 ? null : (
        <Folded title={words.whatIfTable}>
          <Scores rows={rating.whatIf} title={words.whatIfTable} head={words.ifTitle} />
        </Folded>
      )}
    </Block>
  );
}

function Sliders({ input }: { input: NonNullable<Rating['input']> }) {
  const words = useReportWords();
  const [tried, setTried] = useState<Tried>(nothingTried);
  const change = (part: Partial<Tried>) => setTried((before) => ({ ...before, ...part }));
  const latest = input.years[0]?.figures;
  const base = scoreIf(input, nothingTried);
  const now = scoreIf(input, tried);
  const days = tried.daysLate ?? Math.round(input.daysBeyondTerms ?? 0);
  const move = (now.scoreTenths - base.scoreTenths) / 10;
  const isChanged = JSON.stringify(tried) !== JSON.stringify(nothingTried);
  return (
    <div className={styles.box} data-needs-scripts="">
      <p className={styles.lead}>{words.whatIfLead}</p>
      <div className={styles.sliders}>
        {latest?.equity === undefined ? null : (
          <Slider
            name={words.equity}
            shown={tried.equityPercent === 0 ? words.asReported : words.percent(tried.equityPercent)}
            range={[-100, 50, 5]}
            value={tried.equityPercent}
            onChange={(equityPercent) => change({ equityPercent })}
          />
        )}
        {latest?.ebit === undefined ? null : (
          <Slider
            name={words.profitSlider}
            shown={tried.profitPercent === 0 ? words.asReported : words.percent(tried.profitPercent)}
            range={[-200, 100, 10]}
            value={tried.profitPercent}
            onChange={(profitPercent) => change({ profitPercent })}
          />
        )}
        <Slider
          name={words.daysLate}
          shown={
            tried.daysLate === null && input.daysBeyondTerms === undefined
              ? words.asReported
              : words.days(days)
          }
          range={[0, 120, 1]}
          value={days}
          onChange={(daysLate) => change({ daysLate })}
        />
      </div>
      <div className={styles.checks}>
        {(input.openClaims ?? 0) > 0 ? (
          <Check
            name={words.claimsSettled}
            isOn={tried.isSettled}
            onChange={(isSettled) => change({ isSettled })}
          />
        ) : null}
        {(input.ownersKnownPercent ?? 0) < 100 ? (
          <Check name={words.ownersNamed} isOn={tried.isNamed} onChange={(isNamed) => change({ isNamed })} />
        ) : null}
      </div>
      <p className={styles.result} role="status">
        <b>{words.would(String(now.score), now.grade ?? words.unrated)}</b>
        <span>{words.wouldMove(words.signed(move))}</span>
      </p>
      <Button look="quiet" disabled={!isChanged} onClick={() => setTried(nothingTried)}>
        {words.reset}
      </Button>
    </div>
  );
}

type SliderProps = {
  name: string;
  shown: string;
  range: readonly [from: number, to: number, step: number];
  value: number;
  onChange: (value: number) => void;
};

function Slider({ name, shown, range: [min, max, step], value, onChange }: SliderProps) {
  // Until somebody listens nothing is moved: it would be where no score was computed for.
  const isAwake = useHydrated();
  return (
    <label className={styles.slider}>
      <span className={styles.name}>
        {name} <b>{shown}</b>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={!isAwake}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

type CheckProps = { name: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Check({ name, isOn, onChange }: CheckProps) {
  const isAwake = useHydrated();
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isAwake}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {name}
    </label>
  );
}
