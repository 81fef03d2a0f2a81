import { useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type CreditLineView, endCredit } from '#workflows/collect-debts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { SmallButton } from '../page/SmallButton.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { Named } from './Named.tsx';

type CreditRowProps = { line: CreditLineView; mayApprove: boolean; onDone: () => Promise<void> };

/** A company that may pay by invoice: its limit, what it has used of it, and the way to change or end that. */
export function CreditRow({ line, mayApprove, onDone }: CreditRowProps) {
  const { debts, locale } = useTexts();
  const [asked, setAsked] = useState<'change' | 'end'>();
  const { limitMinor, usedMinor, currency } = line;
  const said = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
  const name = line.buyer || line.email;
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{name}</p>
        <p className={table.small}>{line.email}</p>
      </th>
      <td className="tabular">
        <Named>{debts.limit}</Named>
        {said(limitMinor)}
      </td>
      <td className="tabular">
        <Named>{debts.used}</Named>
        {said(usedMinor)}
      </td>
      <td className="tabular">
        <Named>{debts.daysField}</Named>
        {line.days}
      </td>
      <td>
        <Badge tone={line.isEnded ? 'plain' : 'good'}>{line.isEnded ? debts.ended : debts.inForce}</Badge>
      </td>
      <td>
        {mayApprove ? (
          <div className={table.marks}>
            <SmallButton onPress={() => setAsked('change')}>
              {debts.change}
              <span className="visually-hidden">: {name}</span>
            </SmallButton>
            {line.isEnded ? null : (
              <SmallButton onPress={() => setAsked('end')}>
                {debts.end}
                <span className="visually-hidden">: {name}</span>
              </SmallButton>
            )}
            <ApproveDialog
              line={line}
              isOpen={asked === 'change'}
              onClose={() => setAsked(undefined)}
              onDone={onDone}
            />
            <EndDialog
              line={line}
              name={name}
              isOpen={asked === 'end'}
              onClose={() => setAsked(undefined)}
              onDone={onDone}
            />
          </div>
        ) : null}
      </td>
    </tr>
  );
}

type EndDialogProps = {
  line: CreditLineView;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

function EndDialog({ line: { accountId }, name, isOpen, onClose, onDone }: EndDialogProps) {
  const { debts, acts, order } = useTexts();
  const { isBusy, fault, act, clear } = useStaffAct('/debts', onDone);
  const why = useReason(`debts:end:${accountId}`, 3);
  const [isTried, setTried] = useState(false);
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (why.isShort) return;
    const body = { reason: why.reason };
    if (!(await act((api) => api.call(endCredit, { params: { accountId }, body }), debts.endDone))) return;
    why.forget('');
    close();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={debts.endTitle(name)}
      confirmText={isBusy ? order.busy : debts.end}
      cancelText={acts.back}
      isBusy={isBusy}
      isDanger
      onConfirm={confirm}
      onClose={close}
    >
      <p>{debts.endText}</p>
      <ReasonField of={why} isTried={isTried} words={debts} />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
