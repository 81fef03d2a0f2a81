import { cleanText } from '../dossier/clean-text.ts';
import type { Evidence } from '../dossier/dossier.ts';
import { foldedText, isMoreExact } from '../dossier/same-value.ts';
import { compareText, type Findings } from './found-findings.ts';
import { type MachineFact, type Row, rowsOf } from './make-facts.ts';

/** So many events are laid in; what happens every year gives way first. */
const maxEvents = 60;
const yearly: ReadonlySet<string> = new Set(['annual_return', 'accounts', 'other']);

type Event = Readonly<{ day: string; kind: string; detail: string; source: string; evidence: Evidence }>;

/** What happened to the company, the latest first: filings, notices, former names, beginning and end. */
export function historyFacts(findings: Findings): MachineFact[] {
  const told = [...filed(findings), ...noticed(findings), ...ofOwners(findings)];
  const isTold = ({ kind }: Event) => kind !== 'name_change' && told.some((event) => event.kind === kind);
  const untold = ofProfiles(findings).filter((event) => !isTold(event));
  const isVague = ({ kind, day }: Event) =>
    untold.some((other) => other.kind === kind && isMoreExact(other.day, day));
  const events = [...told, ...untold.filter((event) => !isVague(event))].toSorted(
    (a, b) => compareText(b.day, a.day) || compareText(a.kind, b.kind) || compareText(a.detail, b.detail),
  );
  const seldom = events.filter(({ kind }) => !yearly.has(kind)).slice(0, maxEvents);
  const room = new Set([
    ...seldom,
    ...events.filter(({ kind }) => yearly.has(kind)).slice(0, maxEvents - seldom.length),
  ]);
  return rowsOf('history', events.filter((event) => room.has(event)).map(rowOf), maxEvents);
}

function rowOf({ day, kind, detail, source, evidence }: Event): Row {
  return {
    key: `${day} · ${kind} · ${foldedText(detail)}`,
    source,
    cells: {
      event_date: { value: day, evidence },
      event: { value: { code: kind }, evidence },
      event_detail: { value: detail, evidence },
    },
  };
}

function filed(findings: Findings): Event[] {
  return findings.of('filing').map(({ finding: { day, filingKind, title, place }, source, at }) => ({
    ...{ day, kind: filingKind, detail: cleanText(title, 500) },
    ...{ source, evidence: at(place) },
  }));
}

function noticed(findings: Findings): Event[] {
  return findings.of('notice').map(({ finding: { day, noticeKind, title, place }, source, at }) => ({
    ...{ day, kind: noticeKind, detail: cleanText(title, 500) },
    ...{ source, evidence: at(place) },
  }));
}

/** Owners who have ceased to be any. */
function ofOwners(findings: Findings): Event[] {
  return findings.of('ownership').flatMap(({ finding: { until, owner, place }, day, source, at }) =>
    until === undefined || until > day || owner.name === ''
      ? []
      : [
          {
            day: until,
            kind: 'owner_change',
            detail: cleanText(owner.name, 500),
            source,
            evidence: at(place),
          },
        ],
  );
}

/** The register's own dates; a former name says when it ended. */
function ofProfiles(findings: Findings): Event[] {
  return findings.of('profile').flatMap(({ finding, source, at }) => {
    const { names, founded, dissolved } = finding;
    return [
      ...(founded ? [{ day: founded.day, kind: 'incorporation', place: founded.place, detail: '' }] : []),
      ...(dissolved ? [{ day: dissolved.day, kind: 'dissolution', place: dissolved.place, detail: '' }] : []),
      ...names.flatMap(({ kind, text, until, place }) =>
        kind === 'former' && until ? [{ day: until, kind: 'name_change', place, detail: text }] : [],
      ),
    ].map(({ place, detail, ...event }) => ({
      ...event,
      ...{ detail: cleanText(detail, 500), source, evidence: at(place) },
    }));
  });
}
