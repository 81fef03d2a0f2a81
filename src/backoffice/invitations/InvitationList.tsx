import { useEffect, useRef } from 'react';
import type { InvitationView } from '#modules/accounts/contract.ts';
import { Table } from '#ui/frame/Table.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { usersTitleId } from '../user-administration/PersonDialog.tsx';
import tableStyles from '../user-administration/UserTable.module.css';
import { InvitationRow } from './InvitationRow.tsx';
import styles from './invitations.module.css';

/** Who is invited and has not come yet; nothing where nobody is. */
export function InvitationList({ items }: { items: readonly InvitationView[] }) {
  const { invitations: texts } = useTexts();
  const before = useRef(items.length);
  // A withdrawn one takes its dialog along, and with it the focus.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (items.length < before.current && isLost) document.getElementById(usersTitleId)?.focus();
    before.current = items.length;
  }, [items.length]);
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="open-invitations">
      <h2 id="open-invitations">{texts.title}</h2>
      <Table
        head={[
          { name: texts.address },
          { name: texts.role },
          { name: texts.by, className: tableStyles.wide },
          { name: texts.link },
          { name: texts.whatToDo },
        ]}
        stacks="mobile"
        className={tableStyles.table}
      >
        {items.map((invitation) => (
          <InvitationRow key={invitation.invitationId} invitation={invitation} />
        ))}
      </Table>
    </section>
  );
}
