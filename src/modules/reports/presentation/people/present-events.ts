import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { type CompanyEvent, eventsPart } from '../../parts/events-part.ts';
import { words } from '../../texts/people/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import { markOf, type ReportContext, showFact } from '../context/report-context.ts';
import { showDate } from '../context/show-value.ts';
import { say } from './party-words.ts';

type EventView = ReportView['events'][number];

/** What happened to the company, the newest first. */
export function presentEvents(facts: readonly Fact[], context: ReportContext): EventView[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return eventsPart(facts).map((event) => {
    const { on, kind, isMain } = event;
    const shown = (id: string) => {
      const fact = byId.get(id);
      return fact === undefined ? '' : showFact(fact, context).text;
    };
    const own = event.facts.flatMap((id) => byId.get(id) ?? []);
    return {
      ...{ on, kind, isMain, date: showDate(on, context.locale) },
      title: shorten(
        [
          event.titled === null ? titleOf(event, context) : shown(event.titled),
          ...event.names.map(shown),
        ].join(': '),
        300,
      ),
      detail: shorten(event.details.map(shown).filter(Boolean).join(' · '), 1_000),
      mark: markOf(own, context),
      facts: event.facts.slice(0, 200),
    };
  });
}

function titleOf({ code }: CompanyEvent, context: ReportContext): string {
  const own: Readonly<Record<string, string>> = words[context.locale].events;
  return own[code] ?? say('history', 'event', { code }, context);
}
