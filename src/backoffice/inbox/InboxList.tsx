import { useNavigate } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { assignInboxItem, type Inbox } from '#workflows/answer-inbox/contract.ts';
import { useKeys } from '../keys/use-keys.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useStaffUser } from '../session/use-staff-user.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { InboxRow } from './InboxRow.tsx';
import styles from './inbox.module.css';
import { pathOfItem } from './inbox-paths.ts';
import { useInboxRows } from './use-inbox-rows.ts';

type InboxListProps = { inbox: Inbox; address: string; refresh: () => Promise<void> };

/** The rows, and the keys that walk along them; each key has its link or button. */
export function InboxList({ inbox, address, refresh }: InboxListProps) {
  const { inbox: words, queue } = useTexts();
  const navigate = useNavigate();
  const me = useStaffUser()?.userId;
  const { current, choose, step } = useInboxRows(inbox.items);
  const { isBusy, fault, act } = useStaffAct(address, refresh);
  const isMine = current?.assignee != null && current.assignee.id === me;
  const canTake = current?.isOpen === true && !isBusy;
  const take = () => {
    if (current === undefined || !canTake) return;
    const call = { params: { kind: current.kind, itemId: current.id }, body: { isMine: !isMine } };
    void act((api) => api.call(assignInboxItem, call), isMine ? words.putBackDone : words.taken);
  };
  useKeys(words.title, [
    { keys: ['J', 'ArrowDown'], label: words.next, act: () => step(1), isInBar: true },
    { keys: ['K', 'ArrowUp'], label: words.previous, act: () => step(-1) },
    {
      keys: ['Enter', 'O'],
      label: words.open,
      act: () => current && navigate(pathOfItem(current)),
      isInBar: true,
      isOff: current === undefined,
    },
    { keys: 'A', label: isMine ? words.putBack : words.take, act: take, isInBar: true, isOff: !canTake },
    {
      keys: '/',
      label: queue.filter,
      act: () => document.querySelector<HTMLElement>('search input[name="search"]')?.focus(),
      isInBar: true,
    },
  ]);
  const columns = [words.what, words.who, words.opening, words.received, words.due, words.owner];
  return (
    <>
      <Table head={columns.map((name) => ({ name }))} stacks="mobile" className={table.table}>
        {inbox.items.map((item) => (
          <InboxRow
            key={item.id}
            item={item}
            inbox={inbox}
            isCurrent={item.id === current?.id}
            onChoose={() => choose(item)}
          />
        ))}
      </Table>
      <div className={styles.acts}>
        <Button look="secondary" disabled={!canTake} onClick={take} aria-keyshortcuts="A">
          {isMine ? words.putBack : words.take}
        </Button>
        <span className={styles.chosen}>{current === undefined ? null : words.chosen(current.who)}</span>
        <FaultNotice fault={fault} />
      </div>
    </>
  );
}
