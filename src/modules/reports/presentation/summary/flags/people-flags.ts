import { rowsIn } from '../../../parts/fact-rows.ts';
import { failedElsewhere } from '../../context/failed-elsewhere.ts';
import { showFact } from '../../context/report-context.ts';
import type { Readable, Warning } from './warning.ts';
import { factsOf } from './warning.ts';

/** Managers in office who are disqualified, or whose other companies failed. */
export function peopleFlags(read: Readable): Warning[] {
  const disqualified = rowsIn(read.facts.in('management'), 'management').flatMap(({ cell }): Warning[] => {
    const [name, elsewhere] = [cell('manager_name'), cell('manager_elsewhere')];
    if (name === undefined || elsewhere === undefined || !isDisqualified(elsewhere.value)) return [];
    const title = read.said.disqualified(showFact(name, read.context).text);
    return [{ tone: 'bad', title, section: 'management', facts: [name, elsewhere] }];
  });
  const failed = read.managers.flatMap(({ name, isInOffice, others, facts }): Warning[] => {
    const bad = failedElsewhere(others, read.context);
    if (!isInOffice || bad.length === 0) return [];
    return [
      {
        tone: 'warn',
        title: read.said.failed(name, bad.length),
        detail: bad.map(({ text }) => text).join('; '),
        section: 'management',
        facts: factsOf(facts, read, 'management'),
      },
    ];
  });
  return [...disqualified, ...failed];
}

/** As research writes it before the other companies of a manager. */
function isDisqualified(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('! disqualified');
}
