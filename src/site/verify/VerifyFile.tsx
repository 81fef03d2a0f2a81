import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Notice, type Tone } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useVerifyWords } from './texts/words.ts';
import { VerifyResult } from './VerifyResult.tsx';
import styles from './verify.module.css';
import { type FileOutcome, verifyFile } from './verify-file.ts';

const tones = {
  equal: 'good',
  other_revision: 'warn',
  other_report: 'bad',
  not_ours: 'bad',
  unknown: 'bad',
} as const satisfies Record<string, Tone>;

/** A file is chosen or dropped, hashed in the browser and only its hash is sent. */
export function VerifyFile({ code }: { code: string | undefined }) {
  const words = useVerifyWords();
  const { locale } = useTexts();
  const [outcome, setOutcome] = useState<FileOutcome | 'busy'>();
  const [name, setName] = useState('');
  const [isOver, setIsOver] = useState(false);

  const check = async (file: File | undefined) => {
    if (file === undefined) return;
    setName(file.name);
    setOutcome('busy');
    setOutcome(await verifyFile(file, code, locale));
  };
  const checkChosen = (chosen: HTMLInputElement | null) => {
    const file = chosen?.files?.[0];
    // The same file may be chosen again.
    if (chosen !== null) chosen.value = '';
    return check(file);
  };
  const input = useRef<HTMLInputElement>(null);
  // Chosen or dropped before the page was awake.
  const checkEarly = useRef(() => checkChosen(input.current));
  useEffect(() => void checkEarly.current(), []);
  return (
    <>
      <p className={styles.needs}>{words.fileNeeds}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only shows where a file is dropped: the field covers it and takes it, awake or not */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
        }}
        onDrop={() => setIsOver(false)}
      >
        <p className={styles.label}>{words.file}</p>
        <p id="verify-file-hint" className={styles.hint}>
          {words.fileHint}
        </p>
        <label className={classNames(buttonClass('secondary'), styles.choose)}>
          <input
            ref={input}
            id="verify-file"
            type="file"
            className={styles.field}
            accept="application/pdf,application/json,.pdf,.json"
            aria-describedby="verify-file-hint"
            onChange={({ currentTarget }) => void checkChosen(currentTarget)}
          />
          {words.choose}
        </label>
      </div>
      <div role="status">
        {outcome === undefined ? null : <p className={styles.chosen}>{words.chosen(name)}</p>}
        {outcome === undefined ? null : outcome === 'busy' ? (
          <p>{words.busy}</p>
        ) : outcome.kind === 'refused' ? (
          <Notice tone="warn">
            <p>{words[outcome.why]}</p>
          </Notice>
        ) : (
          <>
            <Notice tone={tones[outcome.file]}>
              <p>{words.files[outcome.file]}</p>
            </Notice>
            {code === undefined ? <VerifyResult report={outcome.report} /> : null}
          </>
        )}
      </div>
    </>
  );
}
