import type { Locale, Localized } from '#kernel/locale.ts';
import { typeset } from '#kernel/typesetting/typeset.ts';
import { parseReportFacts, type ReportFacts } from './report-facts.server.ts';

/** An editor's files, one a report; read once when the server starts. */
const sources = import.meta.glob<string>('../../../content/reports/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const reports = new Map<string, ReportFacts>(
  Object.values(sources)
    .map(parseReportFacts)
    .map((facts) => [facts.id, facts]),
);

/** What a report contains, in one language; undefined for a report that we do not have. */
export function reportOf(id: string, locale: Locale) {
  const facts = reports.get(id);
  if (facts === undefined) return undefined;
  const set = (text: Localized) => typeset(text[locale], locale);
  return {
    id: facts.id,
    lead: set(facts.lead),
    due: facts.due && set(facts.due),
    covers: facts.covers.map(set),
    sections: facts.sections.map(({ code, title, text }) => ({ code, title: set(title), text: set(text) })),
    audience: facts.audience.map(({ title, text }) => ({ title: set(title), text: set(text) })),
  };
}
