import type { Activity } from '#findings/vocabulary/profile.ts';
import { activityWords } from '../activities/activity-words.ts';
import { cleanText } from '../dossier/clean-text.ts';
import type { Evidence } from '../dossier/dossier.ts';
import { compareText, type Findings } from './found-findings.ts';
import { inBoth } from './in-both.ts';
import { type Candidate, eachOf, type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';

const maxYears = 10;

/** What the company does, by whose list, and how many people do it. */
export function activityFacts(findings: Findings): MachineFact[] {
  const activities = findings
    .of('profile')
    .flatMap(({ finding, at }) =>
      finding.activities
        .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
        .map((activity) => ({ activity, evidence: at(activity.place) })),
    );
  const mains = activities.filter(({ activity }) => activity.isMain);
  const told = mains.filter(({ activity }) => activity.text !== undefined);
  const counts = headcounts(findings);
  const counted = counts.filter(({ count }) => count !== undefined);
  return [
    ...oneOf(
      'activities',
      'activity',
      // Our words for a code stand in for a source's, and never beside them: they would say less of the same.
      (told.length > 0 ? told : mains).map(({ activity, evidence }) => ({
        value: worded(activity),
        evidence,
      })),
    ),
    ...eachOf(
      'activities',
      'activity_code',
      activities.map(({ activity, evidence }) => ({ value: codeText(activity), evidence })),
    ),
    ...oneOf(
      'activities',
      'employees',
      counted
        .filter(({ year }) => year === counted[0]?.year)
        .map(({ count: value, evidence }) => ({ value, evidence })),
    ),
    ...rowsOf('activities', counts.map(yearOf), maxYears),
  ];
}

/** The source's own words; where it gives a code alone, ours for its class, group or division. */
function worded(activity: Activity): Candidate['value'] {
  const { text, lang } = activity;
  if (text === undefined) {
    const ours = activityWords(activity);
    return ours && inBoth((locale) => ours[locale]);
  }
  const clean = cleanText(text);
  return clean === '' || lang === undefined ? clean : { text: clean, lang };
}

/** `NACE 2.1: 62.10 – Computer programming`: the list and its revision belong to the code. */
function codeText({ scheme, revision, code, text }: Activity): string {
  const list = revision === '' ? scheme : `${scheme} ${revision}`;
  return cleanText(text === undefined ? `${list}: ${code}` : `${list}: ${code} – ${text}`, 500);
}

type Headcount = Readonly<{
  year: string;
  count: number | undefined;
  band: string | undefined;
  source: string;
  evidence: Evidence;
}>;

/** The latest first; a register that names no year means now. Those of a group are not those of the company. */
function headcounts(findings: Findings): Headcount[] {
  const registered = findings.of('profile').flatMap(({ finding: { employees }, source, day, at }) => {
    if (employees === undefined) return [];
    const { count, min, max, year, place } = employees;
    const band = count === undefined && min !== undefined ? `${min}–${max ?? ''}` : undefined;
    return [{ year: String(year ?? day.slice(0, 4)), count, band, source, evidence: at(place) }];
  });
  const filed = findings.of('statement').flatMap(({ finding: { lines, scope, periodEnd }, source, at }) => {
    const line = scope === 'consolidated' ? undefined : lines.employees;
    if (line === undefined) return [];
    const count = Number(line.amount);
    return [{ year: periodEnd.slice(0, 4), count, band: undefined, source, evidence: at(line.place) }];
  });
  const latestFirst = [...registered, ...filed].toSorted((a, b) => compareText(b.year, a.year));
  // A number says more than a band of the same source and year.
  return onePerYear(
    latestFirst.toSorted((a, b) => Number(a.count === undefined) - Number(b.count === undefined)),
  ).toSorted((a, b) => latestFirst.indexOf(a) - latestFirst.indexOf(b));
}

/** The year before stands in every filing again, and a register tells it beside them: one source is one row of a year. */
function onePerYear<T extends Readonly<{ year: string; source: string }>>(counts: readonly T[]): T[] {
  const seen = new Set<string>();
  return counts.filter(({ year, source }) => {
    const key = `${source} ${year}`;
    return !seen.has(key) && seen.add(key);
  });
}

function yearOf({ year, count, band, source, evidence }: Headcount): Row {
  return {
    key: year,
    source,
    cells: {
      employees_year: { value: year, evidence },
      employees_count: { value: count, evidence },
      employees_band: { value: band, evidence },
    },
  };
}
