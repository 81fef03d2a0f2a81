import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { type HitVerdictCode, type HitView, hitVerdicts } from '#workflows/judge-hits/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './Screening.module.css';

const shortest = 10;

type JudgeFormProps = {
  hit: HitView;
  judge: (verdict: HitVerdictCode, reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** The verdict of a person and its sentence; what was typed outlives a reload. */
export function JudgeForm({ hit, judge, onClose }: JudgeFormProps) {
  const { screening: words } = useTexts();
  const name = useId();
  const draft = useTextDraft(`verdict:${hit.id}`);
  const [verdict, setVerdict] = useState<HitVerdictCode>();
  const [error, setError] = useState<'reason' | 'verdict'>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = draft.text.trim();
    if (verdict === undefined) return setError('verdict');
    if (Array.from(reason).length < shortest) return setError('reason');
    setError(undefined);
    setBusy(true);
    const isKept = await judge(verdict, reason);
    setBusy(false);
    if (!isKept) return;
    draft.forget();
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset
        className={styles.choices}
        aria-describedby={error === 'verdict' ? `${name}-error` : undefined}
      >
        <legend>{words.verdict}</legend>
        {hitVerdicts.map((code, index) => (
          <label key={code} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={code}
              checked={verdict === code}
              // biome-ignore lint/a11y/noAutofocus: the form was opened by a press, and its first choice is what follows
              autoFocus={index === 0}
              onChange={() => setVerdict(code)}
            />
            {words.states[code]}
          </label>
        ))}
        {error === 'verdict' ? (
          <p className={styles.missing} id={`${name}-error`} role="alert">
            {words.chooseOne}
          </p>
        ) : null}
      </fieldset>
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={error === 'reason' ? words.tooShort : undefined}
        rows={3}
        maxLength={1_000}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {words.save}
        </Button>
        <Button look="quiet" type="button" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
