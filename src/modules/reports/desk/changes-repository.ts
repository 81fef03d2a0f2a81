import { type Selectable, sql } from 'kysely';
import { compiledOnce, laterOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FactChanges } from '#platform/database/schema.ts';
import { findSection } from '../dossier/report-sections.ts';
import type { ChangeDraft, FactChange, Place } from './fact-change.ts';
import { changeActs } from './history-shapes.ts';
import { readKept } from './kept-fact.ts';

/** Rows written by one statement. */
const chunk = 500;

/** Numbers changes from the dossier's last one on, keeps them, and answers the last number. The dossier is locked. */
export async function appendChanges(
  tx: Tx,
  dossierId: string,
  lastNo: number,
  drafts: readonly ChangeDraft[],
  at: Date,
): Promise<number> {
  const rows = drafts.map((draft, index) => ({
    change_no: lastNo + index + 1,
    call_id: draft.callId ?? undefined,
    act: draft.act,
    section: draft.section,
    field: draft.field,
    position: draft.position,
    actor: draft.actor,
    before: draft.before ?? undefined,
    after: draft.after ?? undefined,
    reason: draft.reason ?? undefined,
    undoes: draft.undoes ?? undefined,
  }));
  for (let from = 0; from < rows.length; from += chunk)
    await insertChanges(tx, dossierId, at, JSON.stringify(rows.slice(from, from + chunk)));
  return lastNo + rows.length;
}

// One text for any number of rows, so that PostgreSQL reads it once; so are those below.
const insertChanges = laterOnce(
  (_db, dossierId: string, at: Date, rows: string) => sql`
      INSERT INTO fact_changes (dossier_id, at, change_no, call_id, act, section, field, position, actor, before, after, reason, undoes)
      SELECT ${dossierId}, ${at}, change_no, call_id, act, section, field, position, actor,
             before, after, reason, undoes
      FROM jsonb_to_recordset(${rows}::jsonb)
        AS given (change_no integer, call_id uuid, act text, section text, field text, position smallint, actor text,
                  before jsonb, after jsonb, reason text, undoes integer)`,
);

/** A fact's place, and the change that made it what it is. */
type Versioned = Readonly<{
  section: string;
  field: string | null;
  position: number | null;
  version: number;
}>;

/** Notes at facts and reasons which change made them. */
export async function setVersions(tx: Tx, dossierId: string, versions: readonly Versioned[]): Promise<void> {
  const facts = versions.filter(({ field }) => field !== null);
  if (facts.length > 0) await numberFacts(tx, dossierId, JSON.stringify(facts));
  for (const { section, version } of versions.filter(({ field }) => field === null))
    await numberReason(tx, dossierId, section, version);
}

const numberFacts = laterOnce(
  (_db, dossierId: string, facts: string) => sql`
      UPDATE facts SET version = given.version
      FROM jsonb_to_recordset(${facts}::jsonb)
        AS given (section text, field text, position smallint, version integer)
      WHERE facts.dossier_id = ${dossierId} AND facts.section = given.section AND facts.field = given.field
        AND facts.position = given.position`,
);
const numberReason = laterOnce((db, dossierId: string, section: string, version: number) =>
  db
    .updateTable('section_excuses')
    .set({ version })
    .where('dossier_id', '=', dossierId)
    .where('section', '=', section),
);

/** Changes that the desk sent under these ids. */
export function findCalls(tx: Tx, dossierId: string, callIds: readonly string[]): Promise<FactChange[]> {
  if (callIds.length === 0) return Promise.resolve([]);
  return read(
    tx
      .selectFrom('fact_changes')
      .selectAll()
      .where('dossier_id', '=', dossierId)
      .where('call_id', '=', sql<string>`ANY(${[...callIds]}::uuid[])`),
  );
}

/** A change, and whatever was made together with it. */
export async function findGroup(tx: Tx, dossierId: string, changeNo: number): Promise<FactChange[]> {
  const [one] = await read(
    tx
      .selectFrom('fact_changes')
      .selectAll()
      .where('dossier_id', '=', dossierId)
      .where('change_no', '=', changeNo),
  );
  if (one === undefined || one.callId === null) return one === undefined ? [] : [one];
  return findCalls(tx, dossierId, [one.callId]);
}

/** Where something was taken away since a change. */
export async function listEmptied(db: Db | Tx, dossierId: string, since: number): Promise<Place[]> {
  return (await emptiedPlaces(db, dossierId, since)).map(placeOf);
}

const emptiedPlaces = compiledOnce((db, dossierId: string, since: number) =>
  db
    .selectFrom('fact_changes')
    .select(['section', 'field', 'position'])
    .distinct()
    .where('dossier_id', '=', dossierId)
    .where('change_no', '>', since)
    .where('after', 'is', null)
    .where('field', 'is not', null),
);

/** In which sections a value, or why there is none, was taken away since a change. */
export async function listEmptiedSections(
  db: Db | Tx,
  dossierId: string,
  since: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('fact_changes')
    .select('section')
    .distinct()
    .where('dossier_id', '=', dossierId)
    .where('change_no', '>', since)
    .where('after', 'is', null)
    .execute();
  return rows.map(({ section }) => section);
}

/** The changes of one place, the latest first. */
export function listHistory(
  db: Db | Tx,
  dossierId: string,
  place: Place,
  most: number,
): Promise<FactChange[]> {
  return read(
    db
      .selectFrom('fact_changes')
      .selectAll()
      .where('dossier_id', '=', dossierId)
      .where('section', '=', place.section)
      .where('field', 'is not distinct from', place.field)
      .where('position', 'is not distinct from', place.position)
      .orderBy('change_no', 'desc')
      .limit(most),
  );
}

async function read(query: { execute(): Promise<Selectable<FactChanges>[]> }): Promise<FactChange[]> {
  return (await query.execute()).map((row) => ({
    ...placeOf(row),
    changeNo: row.change_no,
    callId: row.call_id,
    act: actOf(row.act),
    actor: row.actor,
    at: row.at,
    before: readKept(row.before),
    after: readKept(row.after),
    reason: row.reason,
    undoes: row.undoes,
  }));
}

function placeOf(row: Pick<Selectable<FactChanges>, 'section' | 'field' | 'position'>): Place {
  const section = findSection(row.section)?.code;
  if (section === undefined) throw new Error(`a kept change names no section of ours: ${row.section}`);
  return { section, field: row.field, position: row.position };
}

function actOf(text: string): FactChange['act'] {
  const act = changeActs.find((candidate) => candidate === text);
  if (act === undefined) throw new Error(`a kept change is none of ours: ${text}`);
  return act;
}
