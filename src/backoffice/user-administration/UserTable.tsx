import type { PersonView } from '#modules/accounts/contract.ts';
import { Table } from '#ui/frame/Table.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-users.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './UserTable.module.css';

type UserTableProps = { items: readonly PersonView[]; roles: readonly RoleChoice[] };

/** Accounts as a table; on a narrow screen each is a card. */
export function UserTable({ items, roles }: UserTableProps) {
  const { users } = useTexts();
  return (
    <Table
      head={[
        { name: users.person },
        { name: users.role },
        { name: users.state },
        { name: users.since, className: styles.wide },
        { name: users.whatToDo },
      ]}
      stacks="mobile"
      className={styles.table}
    >
      {items.map((person) => (
        <PersonRow key={person.accountId} person={person} roles={roles} />
      ))}
    </Table>
  );
}
