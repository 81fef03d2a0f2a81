import { publishText, shortestReason } from '#workflows/edit-texts/contract.ts';
import { VersionDialog } from '../page/versions/VersionDialog.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { TextDiff } from './diff/TextDiff.tsx';
import type { TextWork } from './use-text-desk.ts';

type PublishTextDialogProps = { work: TextWork; onClose: () => void };

/** What visitors will read otherwise than now, and why. */
export function PublishTextDialog({ work, onClose }: PublishTextDialogProps) {
  const { siteTexts: words } = useTexts();
  const { desk, params, sources, seen } = work;
  const publish = (reason: string) =>
    work.act((api) => api.call(publishText, { params, body: { sources, seen, reason } }), words.wasPublished);
  return (
    <VersionDialog
      {...{ work, words, shortestReason, onClose }}
      reasonKey={`site-text:publish:${params.kind}:${params.name}`}
      title={words.publishTitle}
      button={words.publishNow}
      onConfirm={publish}
    >
      <TextDiff before={desk.shown} after={sources} />
    </VersionDialog>
  );
}
