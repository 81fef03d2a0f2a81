import type { ReportView } from '#modules/reports/contract.ts';
import type { Texts } from '../texts/en.ts';

type Section = ReportView['sections'][number];
type Standing = ReportView['tiles'][number]['standing'];

/** What a part of the report shows beside its section fact by fact. */
export type Special =
  | 'ownership'
  | 'managers'
  | 'events'
  | 'statements'
  | 'ratios'
  | 'rating'
  | 'screening'
  | 'silence'
  | 'sources'
  | 'none';

/** A part of the report in its order; `count` and `standing` stand in the contents. */
export type ReportPart = Readonly<{
  id: string;
  title: string;
  special: Special;
  section: Section | undefined;
  count: number;
  standing: Standing;
  /** Rows of its tables: a long part is folded on a telephone. */
  rows: number;
}>;

const order = [
  'identification',
  'contacts',
  'history',
  'capital',
  'owners',
  'group',
  'management',
  'activities',
  'partners',
  'payments',
  'financials',
  'ratios',
  'notes',
  'taxes',
  'transactions',
  'filings',
  'rating',
  'legal',
  'screening',
  'country',
] as const;

/** Which section bears a picture of the report. */
const specials: Readonly<Partial<Record<(typeof order)[number], Special>>> = {
  history: 'events',
  owners: 'ownership',
  management: 'managers',
  financials: 'statements',
  ratios: 'ratios',
  rating: 'rating',
  screening: 'screening',
};

/** The parts of a report that have something to show, in the order in which they are read. */
export function reportParts(view: ReportView, words: Texts): ReportPart[] {
  const sections = new Map<string, Section>(view.sections.map((section) => [section.code, section]));
  const tiles = new Map(view.tiles.map((tile) => [tile.section, tile]));
  const titles: Readonly<Record<string, string>> = {
    history: words.events,
    owners: words.ownership,
    management: words.people,
    financials: words.assets,
    ratios: words.ratios,
    rating: words.ratingTitle,
    screening: words.screening,
  };
  const parts = order.flatMap((id): ReportPart[] => {
    const section = sections.get(id);
    const special = specials[id] ?? 'none';
    const tile = tiles.get(id);
    if (!isShown(section) && !hasSpecial(view, special)) return [];
    return [
      {
        id,
        title: section?.title ?? tile?.title ?? titles[id] ?? id,
        special: hasSpecial(view, special) ? special : 'none',
        section,
        count: tile?.count ?? countIn(section),
        standing: tile?.standing ?? standingWithoutTile(id, view, section),
        // Who it is stands open everywhere.
        rows: id === 'identification' ? 0 : rowsOf(view, special) + countIn(section),
      },
    ];
  });
  const silence = part('silence', words.silence, 'silence', view.silence.length);
  const sources = part('sources', words.sources, 'sources', view.sources.length, sections.get('sources'));
  return [...parts, ...(view.silence.length === 0 ? [] : [silence]), sources];
}

function part(id: string, title: string, special: Special, count: number, section?: Section): ReportPart {
  return { id, title, special, section, count, standing: 'facts', rows: count + countIn(section) };
}

/** Courts have a tile for each search. Whatever else has none and is empty could not be had: that it was searched nobody has said. */
function standingWithoutTile(
  id: string,
  { tiles, rating }: ReportView,
  section: Section | undefined,
): Standing {
  if (id === 'legal') {
    const searches = tiles.filter((tile) => legalSearches.has(tile.section)).map(({ standing }) => standing);
    const grave = searches.find((one) => one === 'bad') ?? searches.find((one) => one === 'alert');
    if (grave !== undefined) return grave;
    if (section?.empty != null) return searches[0] ?? 'not_searched';
  }
  if (id === 'rating' && rating !== null) return 'facts';
  return section?.empty == null ? 'facts' : 'not_obtainable';
}

const legalSearches: ReadonlySet<string> = new Set(['insolvency', 'court_cases', 'enforcement', 'charges']);

function isShown(section: Section | undefined): boolean {
  return (
    section !== undefined && (section.rows.length > 0 || section.tables.length > 0 || section.empty !== null)
  );
}

function countIn(section: Section | undefined): number {
  const rows = section?.rows.length ?? 0;
  return rows + (section?.tables.reduce((sum, table) => sum + table.rows.length, 0) ?? 0);
}

function rowsOf({ statements, ratios, events, managers, screening }: ReportView, special: Special): number {
  switch (special) {
    case 'managers':
      return managers.length;
    case 'events':
      return events.length;
    case 'statements':
      return statements.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines)).length;
    case 'ratios':
      return ratios.rows.length;
    case 'screening':
      return screening?.subjects.length ?? 0;
    // The others are read as pictures.
    default:
      return 0;
  }
}

function hasSpecial(view: ReportView, special: Special): boolean {
  switch (special) {
    case 'ownership':
      return view.ownership !== null;
    case 'managers':
      return view.managers.length > 0;
    case 'events':
      return view.events.length > 0;
    case 'statements':
      return view.statements.length > 0;
    case 'ratios':
      return view.ratios.rows.length > 0;
    case 'rating':
      return view.rating !== null;
    case 'screening':
      return view.screening !== null;
    default:
      return false;
  }
}
