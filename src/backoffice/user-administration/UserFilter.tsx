import { Form } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-users.ts';
import styles from './UserFilter.module.css';
import { maxSearchLength, type UsersView } from './users-view.ts';

type UserFilterProps = { view: UsersView; roles: readonly RoleChoice[] };

/** Words and a role; what is found stands in the address. */
export function UserFilter({ view, roles }: UserFilterProps) {
  const { users } = useTexts();
  return (
    <search>
      {/* A step back in the history brings another view: the form is made anew with its words. */}
      <Form key={`${view.search}\n${view.role}`} method="get" action="/people" className={styles.form}>
        <label className={styles.field}>
          <span>{users.search}</span>
          <input
            type="search"
            name="search"
            defaultValue={view.search}
            maxLength={maxSearchLength}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <label className={styles.field}>
          <span>{users.role}</span>
          <select name="role" defaultValue={view.role ?? ''}>
            <option value="">{users.everyRole}</option>
            {roles.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary">
          {users.find}
        </Button>
      </Form>
    </search>
  );
}
