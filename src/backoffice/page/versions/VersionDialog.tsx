import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import type { FaultWords } from '../../session/fault-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { ReasonField, useReason } from '../ReasonField.tsx';
import type { ActOutcome } from './use-version-desk.ts';

type VersionDialogProps = {
  work: Readonly<{ isBusy: boolean; fault: FaultWords | undefined; clear: () => void }>;
  /** The act and the version it is about: each has a reason of its own. */
  reasonKey: string;
  shortestReason: number;
  title: string;
  button: string;
  words: Readonly<{ busy: string; reason: string; reasonHint: string; tooShort: string }>;
  /** What it would become is known, and typed as it may be. */
  isReady?: boolean;
  /** It was asked for, whether ready or not: from now on mistakes are marked. */
  onTry?: () => void;
  onConfirm: (reason: string) => Promise<ActOutcome>;
  onClose: () => void;
  /** What will be shown otherwise than now. */
  children: ReactNode;
};

/** Asks for a reason before another version of something is shown. */
export function VersionDialog({ work, words, onClose, children, ...props }: VersionDialogProps) {
  const { acts } = useTexts();
  const why = useReason(props.reasonKey, props.shortestReason);
  const [isTried, setTried] = useState(false);
  const confirm = async () => {
    setTried(true);
    props.onTry?.();
    if (why.isShort || props.isReady === false) return;
    const outcome = await props.onConfirm(why.reason);
    if (outcome === 'done') why.forget('');
    // Whoever was slower looks at what is shown now before it is asked for again.
    if (outcome !== 'refused') onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={props.title}
      confirmText={work.isBusy ? words.busy : props.button}
      cancelText={acts.back}
      isBusy={work.isBusy}
      onConfirm={() => void confirm()}
      onClose={() => {
        work.clear();
        onClose();
      }}
    >
      {children}
      <ReasonField of={why} isTried={isTried} words={words} />
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
