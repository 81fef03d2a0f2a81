import { useEffect, useRef } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { SecondFactorView } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import styles from './second-factor.module.css';

/** So few left that it is time for new ones. */
const few = 2;

type StandingProps = {
  standing: SecondFactorView;
  locale: Locale;
  words: SecondFactorWords;
  /** Somebody comes back from a step: the focus must not be lost. */
  isBack: boolean;
  onChoose: (step: 'setup' | 'move' | 'renew' | 'off') => void;
};

/** Whether it is on, since when, how many recovery codes are left; and what can be done about it. */
export function SecondFactorStanding({ standing, locale, words, isBack, onChoose }: StandingProps) {
  const { isOn, isRequired, since, recoveryCodesLeft } = standing;
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isBack) head.current?.focus();
  }, [isBack]);
  return (
    <div className={styles.step}>
      <p ref={head} tabIndex={-1} className={styles.standing}>
        {isOn && since !== null ? (
          <Badge tone="good">{words.since(formatDay(since, locale))}</Badge>
        ) : (
          <Badge tone="plain">{words.off}</Badge>
        )}
        {isOn ? <span>{words.left(recoveryCodesLeft)}</span> : null}
      </p>
      {isOn && recoveryCodesLeft <= few ? (
        <Notice tone="warn">
          <p>{words.few}</p>
        </Notice>
      ) : null}
      {isOn && isRequired ? <p className={styles.muted}>{words.required}</p> : null}
      <div className={styles.buttons}>
        {isOn ? (
          <>
            <Button look="secondary" onClick={() => onChoose('move')}>
              {words.move}
            </Button>
            <Button look="secondary" onClick={() => onChoose('renew')}>
              {words.renew}
            </Button>
            {isRequired ? null : (
              <Button look="danger" onClick={() => onChoose('off')}>
                {words.switchOff}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => onChoose('setup')}>{words.setUp}</Button>
        )}
      </div>
    </div>
  );
}
