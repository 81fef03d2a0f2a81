import { useState } from 'react';
import { isStaffRole } from '#kernel/policy.ts';
import type { PersonView } from '#modules/accounts/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-users.ts';
import { PersonDialog } from './PersonDialog.tsx';
import type { PersonAct } from './person-acts.ts';
import styles from './UserTable.module.css';

/** One account with everything that may be done about it. */
export function PersonRow({ person, roles }: { person: PersonView; roles: readonly RoleChoice[] }) {
  const { users, locale } = useTexts();
  const { fullName, email, companyName, createdAt, isDisabled, hasSecondFactor, isSelf } = person;
  // What was asked last stays when its dialog closes, so that the focus can go back to the button.
  const [asked, setAsked] = useState<PersonAct>();
  const [isOpen, setOpen] = useState(false);
  const ask = (act: PersonAct) => {
    setAsked(act);
    setOpen(true);
  };
  const standing = isDisabled ? 'enable' : 'disable';
  const lacksFactor = isStaffRole(person.role) && !hasSecondFactor;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <p className={styles.name}>
          {fullName}
          {isSelf ? <Badge>{users.self}</Badge> : null}
        </p>
        <p className={styles.small}>{email}</p>
        {companyName === '' ? null : <p className={styles.small}>{companyName}</p>}
      </th>
      <td>{roles.find(({ name }) => name === person.role)?.label ?? person.role}</td>
      <td>
        <div className={styles.marks}>
          <Badge tone={isDisabled ? 'bad' : 'good'}>{isDisabled ? users.disabled : users.active}</Badge>
          {hasSecondFactor ? <Badge tone="info">{users.hasFactor}</Badge> : null}
          {lacksFactor ? <Badge tone="warn">{users.lacksFactor}</Badge> : null}
        </div>
      </td>
      <td className={`${styles.wide} tabular`}>
        <time dateTime={createdAt}>{formatDay(createdAt, locale)}</time>
      </td>
      <td>
        {isSelf ? (
          <p className={styles.small}>{users.selfText}</p>
        ) : (
          <div className={styles.buttons}>
            <ActButton act={users.changeRole} name={fullName} onClick={() => ask('role')} />
            <ActButton act={users[standing]} name={fullName} onClick={() => ask(standing)} />
            {hasSecondFactor ? (
              <ActButton act={users.resetFactor} name={fullName} onClick={() => ask('reset')} />
            ) : null}
          </div>
        )}
        {asked === undefined ? null : (
          <PersonDialog
            key={asked}
            act={asked}
            person={person}
            roles={roles}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </td>
    </tr>
  );
}

function ActButton({ act, name, onClick }: { act: string; name: string; onClick: () => void }) {
  const { users } = useTexts();
  return (
    <Button look="secondary" aria-label={users.about(act, name)} onClick={onClick}>
      {act}
    </Button>
  );
}
