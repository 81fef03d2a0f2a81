import { shorten } from '#kernel/shorten.ts';
import { countSources } from '../../../dossier/evidence-list.ts';
import { hasSection } from '../../../dossier/report-sections.ts';
import type { SectionCode } from '../../../dossier/section-codes.ts';
import type { Texts } from '../../../texts/searches/en.ts';
import { words } from '../../../texts/searches/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { countLists } from '../lists/searched-lists.ts';
import { legalTile } from './legal-tile.ts';
import { screenedSubjects } from './screening.ts';
import { sectionNote } from './section-note.ts';
import { reasonFor, type Standing, standingOfAnswers, standingOfReason } from './standing.ts';
import type { TileInput } from './tile-input.ts';

type Tile = ReportView['tiles'][number];
type TileCode = keyof Texts['tiles'];

const maxNote = 60;

/** The tiles of the first page, one for each thing that a reader expects to be searched, in the order of the report. */
export function presentTiles(input: TileInput): Tile[] {
  const said = words[input.context.locale];
  const codes = Object.keys(said.tiles) as TileCode[]; // keys of a literal
  return codes
    .filter((code) => hasSection(input.dossier.kind, sectionOf(code)))
    .map((code) => {
      const { standing, count, note } = tileOf(code, input, said);
      return { section: code, title: said.tiles[code], note: shorten(note, maxNote), standing, count };
    });
}

/** In which section a report says what the tile counts. */
function sectionOf(code: TileCode): SectionCode {
  switch (code) {
    case 'insolvency':
    case 'court_cases':
    case 'enforcement':
    case 'charges':
      return 'legal';
    case 'ratios':
      return 'financials';
    default:
      return code;
  }
}

type Said = Pick<Tile, 'standing' | 'count' | 'note'>;

function tileOf(code: TileCode, input: TileInput, said: Texts): Said {
  switch (code) {
    case 'insolvency':
    case 'court_cases':
    case 'enforcement':
    case 'charges':
      return legalTile(code, input, said);
    case 'screening':
      return screeningTile(input, said);
    case 'ratios':
      return ratiosTile(input, said);
    default:
      return sectionTile(code, input, said);
  }
}

function sectionTile(code: SectionCode, input: TileInput, said: Texts): Said {
  const facts = input.facts.in(code);
  if (facts.length === 0) return emptyTile(code, input, said);
  const { count, note } = sectionNote(code, input, said);
  const tones = new Set(input.flags.filter(({ section }) => section === code).map(({ tone }) => tone));
  const standing = tones.has('bad') ? 'bad' : tones.has('warn') ? 'alert' : 'facts';
  return { standing, count, note: note || said.sources(countSources(facts)) };
}

function emptyTile(code: SectionCode, { dossier }: TileInput, said: Texts): Said {
  const reason = reasonFor(dossier, code);
  const standing = standingOfReason(reason);
  if (reason === undefined) return { standing, count: 0, note: said.notSearched };
  const isProposal = standing === 'not_searched' && reason.reason === 'nothing_found';
  return { standing, count: 0, note: isProposal ? said.notConfirmed : said.reasons[reason.reason] };
}

function ratiosTile({ ratios, facts, dossier }: TileInput, said: Texts): Said {
  const known = ratios.rows.filter(({ cells }) => cells.some(({ value }) => value !== null)).length;
  if (known > 0) return { standing: 'facts', count: known, note: said.formulas };
  if (facts.in('financials').length > 0)
    return { standing: 'not_obtainable', count: 0, note: said.reasons.too_little_data };
  const standing = standingOfReason(reasonFor(dossier, 'financials'));
  return {
    standing: standing === 'nothing_found' ? 'not_obtainable' : standing,
    count: 0,
    note: said.noStatements,
  };
}

/** A tick takes both: sanctions and persons in public office. */
function screeningTile(input: TileInput, said: Texts): Said {
  const [sanctions, exposed] = ['sanctions', 'exposed_persons'].map((field) =>
    input.facts.all('screening', field),
  );
  if (sanctions === undefined || exposed === undefined || sanctions.length + exposed.length === 0)
    return input.facts.in('screening').length > 0
      ? { standing: 'not_searched', count: 0, note: said.notSearched }
      : emptyTile('screening', input, said);
  const both = standingOfAnswers([...sanctions, ...exposed]);
  const missing = sanctions.length === 0 ? said.onlyExposed : exposed.length === 0 ? said.onlySanctions : '';
  const standing: Standing = both === 'nothing_found' && missing !== '' ? 'facts' : both;
  const subjects = screenedSubjects(input.facts).length;
  const lists = countLists(input.facts);
  const hits = input.facts
    .all('screening', 'screened_verdict')
    .filter(({ value }) => value === 'true_match' || value === 'unresolved').length;
  return {
    standing,
    count: both === 'nothing_found' ? subjects : Math.max(hits, 1),
    note: missing || (subjects > 0 && lists > 0 ? said.listsAndSubjects(lists, subjects) : ''),
  };
}
