import { type ComponentProps, useState } from 'react';
import { SmallButton } from '../page/SmallButton.tsx';
import { TransferDialog } from './TransferDialog.tsx';

type MarkTransferProps = { number: string } & Omit<
  ComponentProps<typeof TransferDialog>,
  'isOpen' | 'onClose'
>;

/** The button beside an invoice that writes down a transfer, and what it asks. */
export function MarkTransfer({ number, ...dialog }: MarkTransferProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <SmallButton onPress={() => setAsked(true)}>
        {dialog.words.confirm}
        <span className="visually-hidden">: {number}</span>
      </SmallButton>
      <TransferDialog {...dialog} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}
