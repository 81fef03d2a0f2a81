import type { ApiClient } from '#kernel/api-client.ts';
import { ApiProblem } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import {
  excuseSection,
  getStaffOrder,
  removeFact,
  type StaffOrder,
  saveFact,
} from '#workflows/prepare-report/contract.ts';
import type { Change } from '../model/change.ts';
import type { Fact, SectionCode } from '../model/dossier.ts';
import type { Sent } from './change-queue.ts';

/** Saves one change; `order` is what the server says of the order then. */
export async function sendChange(
  api: ApiClient,
  orderId: string,
  change: Change,
  onOrder: (order: StaffOrder) => void,
): Promise<Sent<unknown>> {
  const params = { orderId };
  try {
    switch (change.kind) {
      case 'confirm': {
        const order = await api.call(getStaffOrder, { params });
        for (const [section, fact] of factsOf(order, change.factIds))
          onOrder(await api.call(saveFact, { params, body: inputOf(section, fact) }));
        break;
      }
      case 'choose': {
        const order = await api.call(getStaffOrder, { params });
        for (const [section, fact] of factsOf(order, [change.factId])) {
          const { shown: _shown, ...other } = fact.alternatives[change.alternative] ?? fact;
          onOrder(await api.call(saveFact, { params, body: inputOf(section, { ...fact, ...other }) }));
        }
        break;
      }
      case 'write':
        for (const body of change.facts) onOrder(await api.call(saveFact, { params, body }));
        break;
      case 'remove':
        for (const factId of change.factIds)
          onOrder(await api.call(removeFact, { params, body: { factId } }));
        break;
      case 'excuse':
        onOrder(await api.call(excuseSection, { params, body: change.reason }));
    }
    return { is: 'saved', at: new Date().toISOString() };
  } catch (error) {
    if (error instanceof SessionEnded) return { is: 'signed_out' };
    if (error instanceof ApiProblem && error.status < 500 && error.status !== 429)
      return { is: 'refused', refusal: error };
    return { is: 'unreachable' };
  }
}

function factsOf({ dossier }: StaffOrder, ids: readonly string[]): [SectionCode, Fact][] {
  return (dossier?.sections ?? []).flatMap(({ code, facts }) =>
    facts.filter(({ id }) => ids.includes(id)).map((fact): [SectionCode, Fact] => [code, fact]),
  );
}

function inputOf(section: SectionCode, fact: Fact) {
  const { field, position, value, retrievedAt, method, evidenceHash } = fact;
  const { source, sourceRu, sourceUrl } = fact;
  return {
    ...{ section, field, position, value, retrievedAt, method, evidenceHash },
    ...{ source, sourceRu, sourceUrl },
  };
}
