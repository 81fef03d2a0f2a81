import type { StaffDataRequest } from '#modules/data-requests/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { assignInboxItem } from '#workflows/answer-inbox/contract.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useStaffUser } from '../../session/use-staff-user.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Takes the request, or puts it back. */
export function RequestTake({
  request,
  refresh,
}: {
  request: StaffDataRequest;
  refresh: () => Promise<void>;
}) {
  const { inbox: words } = useTexts();
  const me = useStaffUser()?.userId;
  const { id, assigneeId } = request;
  const { isBusy, fault, act } = useStaffAct(`/inbox/requests/${id}`, refresh);
  const isMine = assigneeId !== null && assigneeId === me;
  const label = isMine ? words.putBack : words.take;
  const take = () => {
    const call = { params: { kind: 'request', itemId: id }, body: { isMine: !isMine } } as const;
    if (!isBusy) void act((api) => api.call(assignInboxItem, call), isMine ? words.putBackDone : words.taken);
  };
  useKeys(words.title, [{ keys: 'A', label, act: take, isInBar: true, isOff: isBusy }]);
  return (
    <>
      <Button look="secondary" disabled={isBusy} onClick={take} aria-keyshortcuts="A">
        {label}
      </Button>
      <FaultNotice fault={fault} />
    </>
  );
}
