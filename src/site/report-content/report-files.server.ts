import type { Locale } from '#kernel/locale.ts';
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
  return {
    id: facts.id,
    lead: facts.lead[locale],
    due: facts.due?.[locale],
    covers: facts.covers.map((each) => each[locale]),
    sections: facts.sections.map(({ code, title, text }) => ({
      code,
      title: title[locale],
      text: text[locale],
    })),
    audience: facts.audience.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
  };
}
