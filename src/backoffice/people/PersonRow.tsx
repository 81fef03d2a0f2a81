import { useState } from 'react';
import { isStaffRole } from '#kernel/policy.ts';
import type { PersonView } from '#modules/accounts/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#ui/dates.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-people.ts';
import styles from './PeopleTable.module.css';
import { PersonDialog } from './PersonDialog.tsx';
import type { PersonAct } from './person-acts.ts';

/** One account with everything that may be done about it. */
export function PersonRow({ person, roles }: { person: PersonView; roles: readonly RoleChoice[] }) {
  const { people, locale } = useTexts();
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
          {isSelf ? <Badge>{people.self}</Badge> : null}
        </p>
        <p className={styles.small}>{email}</p>
        {companyName === '' ? null : <p className={styles.small}>{companyName}</p>}
      </th>
      <td>{roles.find(({ name }) => name === person.role)?.label ?? person.role}</td>
      <td>
        <div className={styles.marks}>
          <Badge tone={isDisabled ? 'bad' : 'good'}>{isDisabled ? people.disabled : people.active}</Badge>
          {hasSecondFactor ? <Badge tone="info">{people.hasFactor}</Badge> : null}
          {lacksFactor ? <Badge tone="warn">{people.lacksFactor}</Badge> : null}
        </div>
      </td>
      <td className={`${styles.wide} tabular`}>
        <time dateTime={createdAt}>{formatDay(createdAt, locale)}</time>
      </td>
      <td>
        {isSelf ? (
          <p className={styles.small}>{people.selfText}</p>
        ) : (
          <div className={styles.buttons}>
            <ActButton act={people.changeRole} name={fullName} onClick={() => ask('role')} />
            <ActButton act={people[standing]} name={fullName} onClick={() => ask(standing)} />
            {hasSecondFactor ? (
              <ActButton act={people.resetFactor} name={fullName} onClick={() => ask('reset')} />
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
  const { people } = useTexts();
  return (
    <Button look="secondary" aria-label={people.about(act, name)} onClick={onClick}>
      {act}
    </Button>
  );
}
