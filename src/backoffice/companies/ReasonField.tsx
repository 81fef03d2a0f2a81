import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { useTexts } from '../texts/use-texts.tsx';

const shortest = 10;

/** Why records are merged or taken apart; what was typed outlives its dialog. */
export function useReason(key: string) {
  const draft = useTextDraft(`companies:${key}`);
  const reason = draft.text.trim();
  return { ...draft, reason, isShort: reason.length < shortest };
}

export function ReasonField({ of, isTried }: { of: ReturnType<typeof useReason>; isTried: boolean }) {
  const { companies: words } = useTexts();
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
