import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';

/** A reason that an act asks for, of at least so many signs; what was typed outlives its dialog. */
export function useReason(key: string, shortest: number) {
  const draft = useTextDraft(key);
  const reason = draft.text.trim();
  return { ...draft, reason, isShort: reason.length < shortest };
}

type ReasonFieldProps = {
  of: ReturnType<typeof useReason>;
  isTried: boolean;
  words: Readonly<{ reason: string; reasonHint: string; tooShort: string }>;
};

export function ReasonField({ of, isTried, words }: ReasonFieldProps) {
  return (
    <Field
      label={words.reason}
      hint={words.reasonHint}
      maxLength={500}
      autoComplete="off"
      value={of.text}
      error={isTried && of.isShort ? words.tooShort : undefined}
      onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => of.write(currentTarget.value)}
    />
  );
}
