import { Notice } from '#ui/base/Notice.tsx';
import type { SendFailure } from '#ui/forms/form-fault.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useLoginWords } from '../texts/words.ts';

/** Beside the button: it did not work, and why; what was typed is still there. */
export function FormFailure({ title, failure }: { title: string; failure: SendFailure | undefined }) {
  const { faults } = useTexts();
  const { unreachable } = useLoginWords();
  if (failure === undefined) return null;
  const { kind, text, requestId } = failure;
  return (
    <Notice tone="bad" role="alert" title={title}>
      <p>{kind === 'unreachable' ? unreachable : (text ?? faults.errorText)}</p>
      {text !== undefined || requestId === undefined ? null : (
        <p>
          <code>{faults.requestId(requestId)}</code>
        </p>
      )}
    </Notice>
  );
}
