import { useEffect, useState } from 'react';
import type { Localized } from '#kernel/locale.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { getTextVersion, restoreText, shortestReason } from '#workflows/edit-texts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { TextDiff } from './diff/TextDiff.tsx';
import type { TextWork } from './use-text-desk.ts';

type RestoreDialogProps = { work: TextWork; number: number; onClose: () => void };

/** What visitors will read again, and why; 0 is the file of the release. */
export function RestoreDialog({ work, number, onClose }: RestoreDialogProps) {
  const { siteTexts: words, acts } = useTexts();
  const { desk, params } = work;
  const isEnd = number === 0 && !desk.text.isFiled;
  const [found, setFound] = useState<Localized>();
  const why = useReason(`site-text:restore:${params.kind}:${params.name}:${number}`, shortestReason);
  const [isTried, setTried] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once, when the window opens
  useEffect(() => {
    void work.read(async (api) => {
      const { sources } = await api.call(getTextVersion, { params: { ...params, number } });
      setFound(sources);
    });
  }, []);
  const close = () => {
    work.clear();
    onClose();
  };
  const restore = async () => {
    setTried(true);
    if (why.isShort || found === undefined) return;
    const body = { number, seen: desk.mark, reason: why.reason };
    const outcome = await work.act(
      (api) => api.call(restoreText, { params, body }),
      isEnd ? words.withdrawn : words.wasRestored,
      // What is being written stays.
      { isTypedKept: true },
    );
    if (outcome === 'done') why.forget('');
    // Whoever was slower looks at what is shown now before it is restored.
    if (outcome !== 'refused') onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={
        isEnd ? words.takeOffTitle : words.restoreTitle(number === 0 ? words.file : words.version(number))
      }
      confirmText={work.isBusy ? words.busy : isEnd ? words.takeOff : words.restore}
      cancelText={acts.back}
      isBusy={work.isBusy}
      onConfirm={() => void restore()}
      onClose={close}
    >
      {isEnd ? <p>{words.takeOffText}</p> : null}
      {found === undefined || isEnd ? null : <TextDiff before={desk.shown} after={found} />}
      <ReasonField of={why} isTried={isTried} words={words} />
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
