import { useState } from 'react';
import { formatMoney, isCurrency } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import {
  bookEntry,
  connectEntry,
  type EntryToLookAt,
  leaveEntry,
} from '#workflows/collect-debts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { SmallButton } from '../page/SmallButton.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { useDebtAct } from './use-debt-act.ts';

type EntryRowProps = { entry: EntryToLookAt; mayMark: boolean; onDone: () => Promise<void> };

/** Money that came and was not booked by itself: what it says, why, marks that it may be, and invoices it may pay. */
export function EntryRow({ entry, mayMark, onDone }: EntryRowProps) {
  const { debts, acts, order, locale } = useTexts();
  const { entryId, amountMinor, currency, candidates, marked } = entry;
  const booking = useDebtAct(onDone);
  const leaving = useStaffAct('/debts', onDone);
  const [isLeaving, setLeaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const why = useReason(`debts:leave:${entryId}`, 3);
  const amount = isCurrency(currency)
    ? formatMoney({ amountMinor, currency }, locale)
    : `${(amountMinor / 100).toFixed(2)} ${currency}`;
  const leave = async () => {
    setTried(true);
    if (why.isShort) return;
    const call = { params: { entryId }, body: { reason: why.reason } };
    if (await leaving.act((api) => api.call(leaveEntry, call), debts.leftDone)) why.forget('');
  };
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={`${table.name} tabular`}>{amount}</p>
        <p className={table.small}>
          <time dateTime={entry.bookedOn}>{formatDay(entry.bookedOn, locale)}</time>
        </p>
      </th>
      <td>
        <p className={table.name}>{entry.debtor || debts.nobody}</p>
        <p className={table.small}>{entry.remittance || debts.nothingSaid}</p>
      </td>
      <td>
        <Badge tone="warn">{debts.doubts[entry.doubt]}</Badge>
      </td>
      <td>
        <div className={table.parts}>
          {marked.map(({ transferId, ...mark }) => (
            <div key={transferId}>
              <p>{debts.markedBefore(amount, mark.number, formatDay(mark.madeOn, locale))}</p>
              <p className={table.small}>{mark.buyer}</p>
              {mayMark ? (
                <SmallButton
                  isOff={booking.isBusy}
                  onPress={() =>
                    void booking.act(
                      (api) => api.call(connectEntry, { params: { entryId }, body: { transferId } }),
                      debts.isThatDone,
                    )
                  }
                >
                  {debts.isThat}
                  <span className="visually-hidden">
                    : {amount}, {mark.number}
                  </span>
                </SmallButton>
              ) : null}
            </div>
          ))}
          {candidates.length === 0 && marked.length === 0 ? debts.noCandidates : null}
          {candidates.map((one) => (
            <div key={one.debtId}>
              <p>
                {one.number} · {one.buyer}
              </p>
              <p className={table.small}>
                {debts.owes(formatMoney({ ...one, amountMinor: one.owedMinor }, locale))}
              </p>
              {mayMark && one.currency === currency && amountMinor <= one.owedMinor ? (
                <SmallButton
                  isOff={booking.isBusy}
                  onPress={() => {
                    const body = { debtId: one.debtId, seenOwedMinor: one.owedMinor };
                    void booking.act(
                      (api) => api.call(bookEntry, { params: { entryId }, body }),
                      debts.marked,
                    );
                  }}
                >
                  {one.isWhole ? debts.pays(one.number) : debts.paysPart(one.number)}
                </SmallButton>
              ) : null}
            </div>
          ))}
          <FaultNotice fault={booking.fault} />
        </div>
      </td>
      <td>
        {mayMark ? (
          <>
            <SmallButton onPress={() => setLeaving(true)}>
              {debts.leave}
              <span className="visually-hidden">: {amount}</span>
            </SmallButton>
            <ConfirmDialog
              isOpen={isLeaving}
              title={debts.leaveTitle(amount)}
              confirmText={leaving.isBusy ? order.busy : debts.leave}
              cancelText={acts.back}
              isBusy={leaving.isBusy}
              onConfirm={leave}
              onClose={() => setLeaving(false)}
            >
              <p>{debts.leaveText}</p>
              <ReasonField of={why} isTried={isTried} words={debts} />
              <FaultNotice fault={leaving.fault} />
            </ConfirmDialog>
          </>
        ) : null}
      </td>
    </tr>
  );
}
