import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { publishText, shortestReason } from '#workflows/edit-texts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { TextDiff } from './diff/TextDiff.tsx';
import type { TextWork } from './use-text-desk.ts';

type PublishTextDialogProps = { work: TextWork; onClose: () => void };

/** What visitors will read otherwise than now, and why. */
export function PublishTextDialog({ work, onClose }: PublishTextDialogProps) {
  const { siteTexts: words, acts } = useTexts();
  const { desk, params, sources, seen } = work;
  const why = useReason(`site-text:publish:${params.kind}:${params.name}`, shortestReason);
  const [isTried, setTried] = useState(false);
  const close = () => {
    work.clear();
    onClose();
  };
  const publish = async () => {
    setTried(true);
    if (why.isShort) return;
    const body = { sources, seen, reason: why.reason };
    const outcome = await work.act((api) => api.call(publishText, { params, body }), words.wasPublished);
    if (outcome === 'done') why.forget('');
    // Whoever was slower looks at what is shown now before it is published again.
    if (outcome !== 'refused') onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.publishTitle}
      confirmText={work.isBusy ? words.busy : words.publishNow}
      cancelText={acts.back}
      isBusy={work.isBusy}
      onConfirm={() => void publish()}
      onClose={close}
    >
      <TextDiff before={desk.shown} after={sources} />
      <ReasonField of={why} isTried={isTried} words={words} />
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
