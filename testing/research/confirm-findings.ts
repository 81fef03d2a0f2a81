import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#kernel/api-client.ts';
import { changeDesk, getDesk } from '#workflows/edit-dossier/contract.ts';

/** Stands by everything that a machine found, and by what stands there where sources contradict each other. Answers how many values. */
export async function confirmFindings(researcher: ApiClient, orderId: string): Promise<number> {
  const params = { orderId };
  const { patch } = await researcher.call(getDesk, { params, query: {} });
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
  const changes = [...chosen, ...confirmed];
  if (changes.length === 0) return 0;
  const { results } = await researcher.call(changeDesk, { params, body: { since: patch.changeNo, changes } });
  const refused = results.find(({ outcome }) => outcome === 'conflict' || outcome === 'refused');
  if (refused !== undefined) throw new Error(`not confirmed: ${refused.problem?.text ?? refused.outcome}`);
  return chosen.length + patch.sections.reduce((sum, { toConfirm }) => sum + toConfirm, 0);
}
