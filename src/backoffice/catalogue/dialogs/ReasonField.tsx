import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** A reason that is asked for; what was typed outlives its dialog. */
export function useReason(key: string) {
  const draft = useTextDraft(`catalogue:${key}`);
  const text = draft.text.trim();
  return { ...draft, reason: text, isShort: text.length < 3 };
}

export function ReasonField({ of, isTried }: { of: ReturnType<typeof useReason>; isTried: boolean }) {
  const { catalogue } = useTexts();
  return (
    <Field
      label={catalogue.reason}
      hint={catalogue.reasonHint}
      maxLength={500}
      autoComplete="off"
      value={of.text}
      error={isTried && of.isShort ? catalogue.tooShort : undefined}
      onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => of.write(currentTarget.value)}
    />
  );
}
