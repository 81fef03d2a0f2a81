import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { type Manager, mandatesIn, peoplePart } from '../../parts/people-part.ts';
import { words } from '../../texts/people/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import { markOf, type ReportContext } from '../context/report-context.ts';
import { showDate } from '../context/show-value.ts';
import { countryOf, say } from './party-words.ts';

type Managers = Pick<ReportView, 'managers' | 'managersRemark'>;

/** Who leads the company, those in office first, with what they lead elsewhere. */
export function presentManagers(facts: readonly Fact[], context: ReportContext): Managers {
  const { managers, signingRule } = peoplePart(facts);
  const said = words[context.locale].managers;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const left = managers.filter(({ isInOffice }) => !isInOffice).length;
  const rule = say('management', 'signing_rule', signingRule?.value ?? null, context);
  const counts = [said.inOffice(managers.length - left), ...(left > 0 ? [said.left(left)] : [])];
  const remark = [...(managers.length > 0 ? [counts.join(', ')] : []), ...(rule ? [said.signing(rule)] : [])];
  return {
    managers: managers.slice(0, 200).map((manager) => ({
      ...managerOf(manager, context),
      mark: markOf(
        manager.facts.flatMap((id) => byId.get(id) ?? []),
        context,
      ),
    })),
    managersRemark: shorten(remark.join('. '), 300),
  };
}

function managerOf(manager: Manager, context: ReportContext) {
  const { locale } = context;
  const day = (date: string) => (date === '' ? '' : showDate(date, locale));
  return {
    name: shorten(say('management', 'manager_name', manager.name, context), 1_000),
    country: countryOf(manager.country),
    born: manager.born === '' ? '' : words[locale].note.born(manager.born.slice(0, 4)),
    role: shorten(say('management', 'manager_role', manager.role, context), 300),
    since: day(manager.since),
    until: day(manager.until),
    isInOffice: manager.isInOffice,
    others: mandatesIn(say('management', 'manager_elsewhere', manager.elsewhere, context))
      .slice(0, 30)
      .map(({ text, says }) => ({
        text: says === 'disqualified' ? words[locale].managers.disqualified : text,
        tone: says === 'nothing' ? ('none' as const) : ('bad' as const),
      })),
    facts: manager.facts.slice(0, 200),
  };
}
