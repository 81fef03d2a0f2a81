import { useId } from 'react';
import { isStaffRole } from '#kernel/policy.ts';
import type { PersonView } from '#modules/accounts/contract.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-users.ts';
import styles from './RoleField.module.css';

type RoleFieldProps = {
  roles: readonly RoleChoice[];
  person: PersonView;
  chosen: PersonView['role'];
  error: string | undefined;
  onChoose: (role: PersonView['role']) => void;
};

/** The four roles, and what the chosen one asks of the person. */
export function RoleField({ roles, person, chosen, error, onChoose }: RoleFieldProps) {
  const { users } = useTexts();
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{users.newRole}</legend>
      {roles.map(({ name, label }) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {label}
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {isStaffRole(chosen) && chosen !== person.role && !person.hasSecondFactor ? (
        <Notice tone="warn">
          <p>{users.staffNeedsFactor}</p>
        </Notice>
      ) : null}
    </fieldset>
  );
}
