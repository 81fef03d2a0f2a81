import { Link } from 'react-router';
import desk from '../feedback/DeskFilters.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { addressOf, type ImportsView } from './imports-view.ts';

/** Companies or lists, and which of their imports: links, so that the choice stands in the address. */
export function ImportFilters({ view }: { view: ImportsView }) {
  const { imports: words } = useTexts();
  const to = (change: Partial<ImportsView>) => addressOf({ ...view, ...change, page: 1 });
  return (
    <div className={desk.filters}>
      <nav aria-label={words.kindsTitle} className={desk.tabs}>
        {([undefined, 'companies', 'list'] as const).map((kind) => (
          <Link
            key={kind ?? 'all'}
            to={to({ kind })}
            className={desk.tab}
            aria-current={kind === view.kind ? 'page' : undefined}
          >
            {kind === undefined ? words.everything : words.kinds[kind]}
          </Link>
        ))}
      </nav>
      <nav aria-label={words.statesTitle} className={desk.states}>
        {([undefined, 'running', 'failed'] as const).map((only) => (
          <Link
            key={only ?? 'all'}
            to={to({ only })}
            className={desk.state}
            aria-current={only === view.only ? 'page' : undefined}
          >
            {words.sieves[only ?? 'all']}
          </Link>
        ))}
      </nav>
    </div>
  );
}
