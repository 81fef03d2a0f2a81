import { Form } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-people.ts';
import styles from './PeopleFilter.module.css';
import { maxSearchLength, type PeopleView } from './people-view.ts';

type PeopleFilterProps = { view: PeopleView; roles: readonly RoleChoice[] };

/** Words and a role; what is found stands in the address. */
export function PeopleFilter({ view, roles }: PeopleFilterProps) {
  const { people } = useTexts();
  return (
    <search>
      {/* A step back in the history brings another view: the form is made anew with its words. */}
      <Form key={`${view.search}\n${view.role}`} method="get" action="/people" className={styles.form}>
        <label className={styles.field}>
          <span>{people.search}</span>
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
          <span>{people.role}</span>
          <select name="role" defaultValue={view.role ?? ''}>
            <option value="">{people.everyRole}</option>
            {roles.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary">
          {people.find}
        </Button>
      </Form>
    </search>
  );
}
