import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { formatDay } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type CameTransfer, takeBackTransfer } from '#workflows/collect-debts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { SmallButton } from '../page/SmallButton.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { Named } from './Named.tsx';

type CameRowProps = { transfer: CameTransfer; mayMark: boolean; onDone: () => Promise<void> };

/** One transfer that was marked, and the way to say that it had not come after all. */
export function CameRow({ transfer, mayMark, onDone }: CameRowProps) {
  const { debts, acts, order, locale } = useTexts();
  const { transferId, number, madeOn } = transfer;
  const { isBusy, fault, act, clear } = useStaffAct('/debts', onDone);
  const why = useReason(`debts:take-back:${transferId}`, 3);
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const amount = formatMoney(transfer, locale);
  const close = () => {
    setTried(false);
    clear();
    setAsked(false);
  };
  const confirm = async () => {
    setTried(true);
    if (why.isShort) return;
    const call = { params: { transferId }, body: { reason: why.reason } };
    if (!(await act((api) => api.call(takeBackTransfer, call), debts.takenBack))) return;
    why.forget('');
    close();
  };
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{number}</p>
        <p className={table.small}>
          <Link to={`/orders/${transfer.orderId}`}>{transfer.orderNumber}</Link>
        </p>
      </th>
      <td>{transfer.buyer}</td>
      <td className="tabular">{amount}</td>
      <td>
        <Named>{debts.cameOn}</Named>
        <time dateTime={madeOn}>{formatDay(madeOn, locale)}</time>
        <p className={table.small}>{transfer.reference}</p>
      </td>
      <td>
        {mayMark ? (
          <>
            <SmallButton onPress={() => setAsked(true)}>
              {debts.takeBack}
              <span className="visually-hidden">
                : {amount}, {number}
              </span>
            </SmallButton>
            <ConfirmDialog
              isOpen={isAsked}
              title={debts.takeBackTitle(amount, number)}
              confirmText={isBusy ? order.busy : debts.takeBack}
              cancelText={acts.back}
              isBusy={isBusy}
              isDanger
              onConfirm={confirm}
              onClose={close}
            >
              <p>{debts.takeBackText}</p>
              <ReasonField of={why} isTried={isTried} words={{ ...debts, reasonHint: debts.takeBackHint }} />
              <FaultNotice fault={fault} />
            </ConfirmDialog>
          </>
        ) : null}
      </td>
    </tr>
  );
}
