import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#kernel/api-client.ts';
import type { DeskChange, FactInput, MissingDataReasonInput } from '#modules/reports/contract.ts';
import { changeDesk, type Desk, getDesk } from '#workflows/edit-dossier/contract.ts';

/** A dossier whole, as the desk answers it. */
export type WholeDesk = Desk['patch'];

/** A dossier whole, as whoever sits down to it reads it once: each change answers what it is then. */
export async function readDesk(researcher: ApiClient, orderId: string): Promise<WholeDesk> {
  return (await researcher.call(getDesk, { params: { orderId }, query: {} })).patch;
}

/** Writes facts all at once, as the desk does: a call for each would read and answer the whole dossier every time. */
export async function writeFacts(
  researcher: ApiClient,
  orderId: string,
  facts: readonly Omit<FactInput, 'retrievedAt' | 'evidenceHash'>[],
  now: Date,
  /** The dossier as it stands, where somebody has read it. */
  known?: WholeDesk,
): Promise<WholeDesk> {
  const patch = known ?? (await readDesk(researcher, orderId));
  const changes = facts.map((fact): DeskChange => {
    const present = patch.facts.find(
      ({ section, field, position }) =>
        section === fact.section && field === fact.field && position === fact.position,
    );
    const written = { ...fact, retrievedAt: now.toISOString(), evidenceHash: null };
    return { act: 'write', id: randomUUID(), version: present?.version ?? 0, ...written };
  });
  return changeWhole(researcher, orderId, patch, changes);
}

/** Says of sections, all at once, why nothing stands there. */
export function giveReasons(
  researcher: ApiClient,
  orderId: string,
  reasons: readonly MissingDataReasonInput[],
  known: WholeDesk,
): Promise<WholeDesk> {
  const changes = reasons.map(
    (reason): DeskChange => ({
      ...{ act: 'missing', id: randomUUID() },
      // A machine may have proposed one.
      version: known.sections.find(({ code }) => code === reason.section)?.missing?.version ?? 0,
      ...reason,
    }),
  );
  return changeWhole(researcher, orderId, known, changes);
}

/** Something else stands there by now than what was read. */
export class StandsOtherwise extends Error {}

/**
 * Makes changes, and answers the dossier whole as it is then; throws where one is refused. As the desk does, it asks for what is new to
 * whoever knows the dossier as it was.
 */
export async function changeWhole(
  researcher: ApiClient,
  orderId: string,
  known: WholeDesk,
  changes: DeskChange[],
): Promise<WholeDesk> {
  if (changes.length === 0) return known;
  const body = { changes, since: known.changeNo };
  const { results, patch } = await researcher.call(changeDesk, { params: { orderId }, body });
  const refused = results.find(({ outcome }) => outcome === 'conflict' || outcome === 'refused');
  if (refused?.outcome === 'conflict') throw new StandsOtherwise('not written: something else stands there');
  if (refused !== undefined) throw new Error(`not written: ${refused.problem?.text ?? refused.outcome}`);
  // Sections were not asked for.
  if (patch === null) throw new Error('a change without what is new');
  return { ...patch, facts: withNews(known.facts, patch) };
}

/** The facts that were known, with those that are new and without those that are gone. */
function withNews(known: WholeDesk['facts'], { facts, removed }: WholeDesk): WholeDesk['facts'] {
  const placeOf = ({ section, field, position }: (typeof removed)[number]) =>
    `${section}.${field}.${position}`;
  const told = new Set([...facts, ...removed].map(placeOf));
  return [...known.filter((fact) => !told.has(placeOf(fact))), ...facts];
}
