import { useEffect, useState } from 'react';
import type { Localized } from '#kernel/locale.ts';
import { getTextVersion, restoreText, shortestReason } from '#workflows/edit-texts/contract.ts';
import { VersionDialog } from '../page/versions/VersionDialog.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { TextDiff } from './diff/TextDiff.tsx';
import type { TextWork } from './use-text-desk.ts';

type RestoreDialogProps = { work: TextWork; number: number; onClose: () => void };

/** What visitors will read again, and why; 0 is the file of the release. */
export function RestoreDialog({ work, number, onClose }: RestoreDialogProps) {
  const { siteTexts: words } = useTexts();
  const { desk, params } = work;
  const isEnd = number === 0 && !desk.text.isFiled;
  const [found, setFound] = useState<Localized>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once, when the window opens
  useEffect(() => {
    if (isEnd) return;
    void work.read(async (api) => {
      const { sources } = await api.call(getTextVersion, { params: { ...params, number } });
      setFound(sources);
    });
  }, []);
  const restore = (reason: string) =>
    work.act(
      (api) => api.call(restoreText, { params, body: { number, seen: desk.mark, reason } }),
      isEnd ? words.withdrawn : words.wasRestored,
      // What is being written stays.
      { isTypedKept: true },
    );
  return (
    <VersionDialog
      {...{ work, words, shortestReason, onClose }}
      reasonKey={`site-text:restore:${params.kind}:${params.name}:${number}`}
      title={
        isEnd ? words.takeOffTitle : words.restoreTitle(number === 0 ? words.file : words.version(number))
      }
      button={isEnd ? words.takeOff : words.restore}
      isReady={isEnd || found !== undefined}
      onConfirm={restore}
    >
      {isEnd ? <p>{words.takeOffText}</p> : null}
      {found === undefined ? null : <TextDiff before={desk.shown} after={found} />}
    </VersionDialog>
  );
}
