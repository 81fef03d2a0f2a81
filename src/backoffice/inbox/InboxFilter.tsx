import { Form, Link } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { type InboxCounts, inboxKinds, inboxOwners, inboxStates } from '#workflows/answer-inbox/contract.ts';
import desk from '../feedback/DeskFilters.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import filter from '../user-administration/UserFilter.module.css';
import styles from './inbox.module.css';
import { addressOf, type InboxView } from './inbox-view.ts';

/** Kinds with how many of each wait, states, whose, and words: all of it in the address. */
export function InboxFilter({ view, counts }: { view: InboxView; counts: InboxCounts }) {
  const { inbox } = useTexts();
  const countOf = (kind: string) => counts.kinds.find((one) => one.kind === kind)?.open ?? 0;
  const of = (change: Partial<InboxView>) => addressOf({ ...view, ...change, page: 1 });
  return (
    <>
      <div className={desk.filters}>
        <nav aria-label={inbox.kindsTitle} className={`${desk.tabs} ${styles.tabs}`}>
          {[undefined, ...inboxKinds].map((kind) => (
            <Link
              key={kind ?? 'all'}
              to={of({ kind })}
              className={desk.tab}
              aria-current={kind === view.kind ? 'page' : undefined}
            >
              {kind === undefined
                ? `${inbox.everything} · ${counts.open}`
                : `${inbox.kinds[kind]} · ${countOf(kind)}`}
            </Link>
          ))}
        </nav>
        <nav aria-label={inbox.statesTitle} className={desk.states}>
          {inboxStates.map((state) => (
            <Link
              key={state}
              to={of({ state })}
              className={desk.state}
              aria-current={state === view.state ? 'page' : undefined}
            >
              {state === 'late' && counts.late > 0
                ? `${inbox.states.late} · ${counts.late}`
                : inbox.states[state]}
            </Link>
          ))}
        </nav>
      </div>
      <search>
        <Form
          key={`${view.search}${view.kind}${view.state}${view.owner}`}
          method="get"
          action="/inbox"
          className={filter.form}
        >
          {view.kind === undefined ? null : <input type="hidden" name="kind" value={view.kind} />}
          {view.state === 'open' ? null : <input type="hidden" name="state" value={view.state} />}
          <label className={filter.field}>
            <span>{inbox.search}</span>
            <input name="search" defaultValue={view.search} maxLength={100} autoComplete="off" />
          </label>
          <label className={filter.field}>
            <span>{inbox.owner}</span>
            <select name="owner" defaultValue={view.owner}>
              {inboxOwners.map((owner) => (
                <option key={owner} value={owner}>
                  {inbox.owners[owner]}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" look="secondary">
            {inbox.show}
          </Button>
        </Form>
      </search>
    </>
  );
}
