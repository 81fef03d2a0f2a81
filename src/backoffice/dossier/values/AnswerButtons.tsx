import { Button } from '#ui/base/Button.tsx';
import styles from './editor-form.module.css';
import type { Field } from './typed-value.ts';

type AnswerButtonsProps = {
  label: string;
  answers: Field['options'];
  chosen: string;
  isBusy: boolean;
  onChoose: (code: string) => void;
};

/** A few answers, each a button that saves it. */
export function AnswerButtons({ label, answers, chosen, isBusy, onChoose }: AnswerButtonsProps) {
  return (
    <fieldset className={styles.answers} disabled={isBusy}>
      <legend>{label}</legend>
      {answers.map(({ code, label: answer }) => (
        <Button key={code} look="secondary" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
          {answer}
        </Button>
      ))}
    </fieldset>
  );
}
