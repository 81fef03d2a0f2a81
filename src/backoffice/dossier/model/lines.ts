import type { Dossier, Fact, Field, Section, SectionCode } from './dossier.ts';
import { isOpen, type Standing, worstOf } from './standing.ts';

/** What one moves over in a section: a value, a row of its table, or why there is nothing. */
export type Line = Readonly<{
  key: string;
  section: SectionCode;
  standing: Standing;
  label: string;
  facts: readonly Fact[];
}> &
  (
    | Readonly<{ kind: 'value'; field: Field; position: number }>
    | Readonly<{ kind: 'row'; position: number }>
    /** The section has no facts: it says why, or nothing yet. */
    | Readonly<{ kind: 'why' }>
  );

/** The list of sources is made of the evidence of all facts when the documents are. */
export const makesItself = (code: SectionCode) => code === 'sources';

/** How one fact stands: what a person wrote, chose or confirmed, and what follows from it, needs nobody. */
export function standingOf({ standing }: Fact): Standing {
  if (standing === 'contradicted') return 'clash';
  if (standing === 'typed') return 'typed';
  return standing === 'found' ? 'found' : 'confirmed';
}

/** Lines of sections as they are: a section is made anew whenever something of it changes, and asked for many times until then. */
const known = {
  written: new WeakMap<Section, readonly Line[]>(),
  read: new WeakMap<Section, readonly Line[]>(),
};

/** The lines of a section in printing order: its values, its empty fields where somebody writes, its rows. */
export function linesOf(section: Section, isWritten: boolean): readonly Line[] {
  const lines = isWritten ? known.written : known.read;
  const made = lines.get(section) ?? makeLines(section, isWritten);
  lines.set(section, made);
  return made;
}

function makeLines(section: Section, isWritten: boolean): readonly Line[] {
  const { code, fields, facts, excuse, title } = section;
  if (makesItself(code)) return [];
  const columns = new Set(fields.filter(({ isColumn }) => isColumn).map((field) => field.code));
  const byField = Map.groupBy(facts, ({ field }) => field);
  const single = fields
    .filter(({ isColumn }) => !isColumn)
    .flatMap((field): Line[] => {
      const own = byField.get(field.code) ?? [];
      const line = (position: number, fact?: Fact): Line => ({
        ...{ key: `${code}:${field.code}:${position}`, section: code, kind: 'value', field, position },
        ...{ standing: fact === undefined ? 'empty' : standingOf(fact), label: field.label },
        facts: fact === undefined ? [] : [fact],
      });
      if (own.length > 0) return own.map((fact) => line(fact.position, fact));
      return isWritten ? [line(0)] : [];
    });
  const cells = Map.groupBy(
    facts.filter(({ field }) => columns.has(field)),
    ({ position }) => position,
  );
  const rows = [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([position, own]): Line => {
      const key = `${code}:row:${position}`;
      return {
        ...{ key, section: code, kind: 'row', position, facts: own, label: own[0]?.shown ?? '' },
        standing: worstOf(own.map(standingOf)),
      };
    });
  const why: Line = {
    ...{ key: `${code}:why`, section: code, kind: 'why', label: title, facts: [] },
    standing: excuse === null ? 'empty' : excuse.isProposed ? 'found' : 'missing',
  };
  return [...(facts.length === 0 ? [why] : []), ...single, ...rows];
}

/** How a section stands as a whole; empty fields of a section that says something are no fault. */
export function sectionStanding(section: Section): Standing {
  if (makesItself(section.code)) return 'confirmed';
  const standings = linesOf(section, false).map(({ standing }) => standing);
  const worst = worstOf(standings);
  return worst === 'typed' || worst === 'missing'
    ? standings.every((each) => each === 'missing')
      ? 'missing'
      : 'confirmed'
    : worst;
}

/** Lines of a section that somebody has to see to. */
export function openLines(section: Section): readonly Line[] {
  return linesOf(section, false).filter((line) => isOpenLine(line, section));
}

function isOpenLine({ kind, standing }: Line, section: Section): boolean {
  return isOpen(standing) || (kind === 'why' && standing === 'empty' && section.isMissing);
}

/** The next open line after `key`, going round the sections; undefined where nothing is open. */
export function nextOpen(dossier: Dossier, section: SectionCode, key: string | undefined): Line | undefined {
  const start = dossier.sections.findIndex(({ code }) => code === section);
  const around = [...dossier.sections.slice(start), ...dossier.sections.slice(0, start)];
  const [here, ...others] = around;
  if (here === undefined) return undefined;
  const all = linesOf(here, true);
  const at = all.findIndex((line) => line.key === key);
  const open = (lines: readonly Line[], of: Section) => lines.filter((line) => isOpenLine(line, of));
  return [
    ...open(all.slice(at + 1), here),
    ...others.flatMap((other) => open(linesOf(other, true), other)),
    ...open(all.slice(0, at), here),
  ][0];
}
