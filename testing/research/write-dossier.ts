import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#kernel/api-client.ts';
import type { DeskChange, FactInput, MissingDataReasonInput } from '#modules/reports/contract.ts';
import { changeDesk, getDesk } from '#workflows/edit-dossier/contract.ts';

/** Writes facts all at once, as the desk does: a call for each would read and answer the whole dossier every time. */
export async function writeFacts(
  researcher: ApiClient,
  orderId: string,
  facts: readonly Omit<FactInput, 'retrievedAt' | 'evidenceHash'>[],
  now: Date,
): Promise<void> {
  const { patch } = await researcher.call(getDesk, { params: { orderId }, query: {} });
  const changes = facts.map((fact): DeskChange => {
    const present = patch.facts.find(
      ({ section, field, position }) =>
        section === fact.section && field === fact.field && position === fact.position,
    );
    const written = { ...fact, retrievedAt: now.toISOString(), evidenceHash: null };
    return { act: 'write', id: randomUUID(), version: present?.version ?? 0, ...written };
  });
  await change(researcher, orderId, patch.changeNo, changes);
}

/** Says of sections, all at once, why nothing stands there. */
export async function giveReasons(
  researcher: ApiClient,
  orderId: string,
  reasons: readonly MissingDataReasonInput[],
): Promise<void> {
  const { patch } = await researcher.call(getDesk, { params: { orderId }, query: {} });
  const changes = reasons.map(
    (reason): DeskChange => ({
      ...{ act: 'missing', id: randomUUID() },
      // A machine may have proposed one.
      version: patch.sections.find(({ code }) => code === reason.section)?.missing?.version ?? 0,
      ...reason,
    }),
  );
  await change(researcher, orderId, patch.changeNo, changes);
}

async function change(
  researcher: ApiClient,
  orderId: string,
  since: number,
  changes: DeskChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { results } = await researcher.call(changeDesk, { params: { orderId }, body: { since, changes } });
  const refused = results.find(({ outcome }) => outcome === 'conflict' || outcome === 'refused');
  if (refused !== undefined) throw new Error(`not written: ${refused.problem?.text ?? refused.outcome}`);
}
