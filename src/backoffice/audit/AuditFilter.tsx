import { Form } from 'react-router';
import { actions } from '#kernel/policy.ts';
import { Button } from '#ui/base/Button.tsx';
import type { AuditPage } from '#workflows/read-audit/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import filter from '../user-administration/UserFilter.module.css';
import type { AuditView } from './audit-view.ts';

/** Whose acts, with which right, about what and when; in the address. */
export function AuditFilter({ view, people }: { view: AuditView; people: AuditPage['people'] }) {
  const { audit, securityEvents } = useTexts();
  return (
    <search>
      <Form key={JSON.stringify(view)} method="get" action="/audit" className={filter.form}>
        <label className={filter.field}>
          <span>{audit.person}</span>
          <select name="accountId" defaultValue={view.accountId ?? ''}>
            <option value="">{audit.everybody}</option>
            {people.map(({ accountId, name }) => (
              <option key={accountId} value={accountId}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={filter.field}>
          <span>{audit.right}</span>
          <select name="action" defaultValue={view.action ?? ''}>
            <option value="">{audit.everyRight}</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {securityEvents.actions[action] ?? action}
              </option>
            ))}
          </select>
        </label>
        <label className={filter.field}>
          <span>{audit.about}</span>
          <input name="about" defaultValue={view.about ?? ''} maxLength={60} autoComplete="off" />
        </label>
        <label className={filter.field}>
          <span>{audit.from}</span>
          <input type="date" name="from" defaultValue={view.from ?? ''} />
        </label>
        <label className={filter.field}>
          <span>{audit.to}</span>
          <input type="date" name="to" defaultValue={view.to ?? ''} />
        </label>
        <Button type="submit" look="secondary">
          {audit.show}
        </Button>
      </Form>
    </search>
  );
}
