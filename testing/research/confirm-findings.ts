import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#kernel/api-client.ts';
import { changeWhole, readDesk, type WholeDesk } from './write-dossier.ts';

/** Stands by everything that a machine found, and by what stands there where sources contradict each other. Answers how many values. */
export async function confirmFindings(
  researcher: ApiClient,
  orderId: string,
  /** The dossier as it stands, where somebody has read it. */
  known?: WholeDesk,
): Promise<{ count: number; patch: WholeDesk }> {
  const patch = known ?? (await readDesk(researcher, orderId));
  const chosen = patch.facts
    .filter(({ standing }) => standing === 'contradicted')
    .map(({ section, field, position, version }) => ({
      ...{ act: 'choose' as const, id: randomUUID(), section, field, position, version },
      alternative: 0,
    }));
  const confirmed = patch.sections
    .filter(({ toConfirm }) => toConfirm > 0)
    .map(({ code }) => ({
      ...{ act: 'confirm_section' as const, id: randomUUID(), section: code },
      ...{ sourceId: null, seen: patch.changeNo },
    }));
  return {
    count: chosen.length + patch.sections.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
    patch: await changeWhole(researcher, orderId, patch, [...chosen, ...confirmed]),
  };
}
