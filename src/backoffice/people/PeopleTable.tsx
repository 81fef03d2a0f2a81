import type { PersonView } from '#modules/accounts/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-people.ts';
import styles from './PeopleTable.module.css';
import { PersonRow } from './PersonRow.tsx';

type PeopleTableProps = { items: readonly PersonView[]; roles: readonly RoleChoice[] };

/** Accounts as a table; on a narrow screen each is a card. */
export function PeopleTable({ items, roles }: PeopleTableProps) {
  const { people } = useTexts();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{people.person}</th>
          <th scope="col">{people.role}</th>
          <th scope="col">{people.state}</th>
          <th scope="col" className={styles.wide}>
            {people.since}
          </th>
          <th scope="col">{people.whatToDo}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((person) => (
          <PersonRow key={person.accountId} person={person} roles={roles} />
        ))}
      </tbody>
    </table>
  );
}
