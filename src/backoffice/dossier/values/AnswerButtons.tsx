import { Button } from '#ui/base/Button.tsx';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import styles from './editor-form.module.css';
import type { Field } from './typed-value.ts';

type AnswerButtonsProps = {
  label: string;
  answers: Field['options'];
  chosen: string;
  isBusy: boolean;
  onChoose: (code: string) => void;
};

/** A few answers, each a button that saves it, and the key of its number. */
export function AnswerButtons({ label, answers, chosen, isBusy, onChoose }: AnswerButtonsProps) {
  useKeys(
    label,
    answers.map(({ code, label: answer }, index) => ({
      keys: String(index + 1),
      label: answer,
      act: () => onChoose(code),
    })),
  );
  return (
    <fieldset className={styles.answers} disabled={isBusy}>
      <legend>{label}</legend>
      {answers.map(({ code, label: answer }, index) => (
        <Button
          key={code}
          look="secondary"
          aria-pressed={chosen === code}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onChoose(code)}
        >
          {answer} <KeyCap keys={String(index + 1)} />
        </Button>
      ))}
    </fieldset>
  );
}
