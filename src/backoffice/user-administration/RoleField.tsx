import { isStaffRole } from '#kernel/policy.ts';
import type { PersonView } from '#modules/accounts/contract.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { RadioField } from '#ui/forms/RadioField.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-users.ts';

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
  return (
    <RadioField
      legend={users.newRole}
      choices={roles.map(({ name, label }) => ({ value: name, label }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    >
      {isStaffRole(chosen) && chosen !== person.role && !person.hasSecondFactor ? (
        <Notice tone="warn">
          <p>{users.staffNeedsFactor}</p>
        </Notice>
      ) : null}
    </RadioField>
  );
}
