import { Notice } from '#ui/base/Notice.tsx';
import type { SendFailure as Failure } from '#ui/forms/form-fault.ts';
import { useRootInfo } from '../layout/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useSendingWords } from './texts/words.ts';

/** Beside the button: it was not sent, why, and what to do. */
export function SendFailure({ failure }: { failure: Failure | undefined }) {
  const sending = useSendingWords();
  const { faults } = useTexts();
  const email = useRootInfo()?.seller?.email;
  if (failure === undefined) return null;
  const { kind, text, requestId } = failure;
  return (
    <Notice tone="bad" role="alert" title={sending.failedTitle}>
      <p>
        {text ?? sending[kind]} {sending.kept}
      </p>
      {email === undefined ? null : (
        <p>
          {sending.writeInstead}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {kind !== 'fault' || requestId === undefined ? null : (
        <p>
          <code>{faults.requestId(requestId)}</code>
        </p>
      )}
    </Notice>
  );
}
