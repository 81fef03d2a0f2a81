import type { ApiClient } from '#kernel/api-client.ts';
import { workItemKinds, workItemOutcomes } from '#modules/orders/contract.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { confirmFindings } from '#testing/research/confirm-findings.ts';
import { giveReasons, writeFacts } from '#testing/research/write-dossier.ts';
import type { Timeline } from '#testing/timeline.ts';
import {
  assignOrder,
  confirmEvidence,
  getStaffOrder,
  type StaffOrder,
  saveFact,
  submitReport,
  tickWorkItem,
} from '#workflows/prepare-report/contract.ts';

/** What a person adds to what the machine has found, and hands to a second one: what is in the sections is left as it is. */
export async function completeReport(
  researcher: ApiClient,
  orderId: string,
  timeline: Timeline,
): Promise<void> {
  const params = { orderId };
  await researcher.call(assignOrder, { params });
  let order: StaffOrder = await researcher.call(getStaffOrder, { params });
  const isEmpty = (code: string) =>
    order.dossier?.sections.find((section) => section.code === code)?.facts.length === 0;
  const typed = demoFacts.filter(({ section }) => isEmpty(section));
  const written = await writeFacts(researcher, orderId, typed, new Date());
  order = await researcher.call(getStaffOrder, { params });
  const missing = (order.dossier?.sections ?? []).filter(({ isMissing }) => isMissing);
  await giveReasons(
    researcher,
    orderId,
    missing.map(({ code: section, excuse }) => ({
      section,
      reason: excuse?.reason ?? 'not_published',
      source: excuse?.source ?? 'Commercial register',
      sourceRu: excuse?.sourceRu ?? null,
    })),
    written,
  );
  order = await researcher.call(getStaffOrder, { params });
  order = await translateForCustomer(researcher, orderId, order);
  const { count: confirmed } = await confirmFindings(researcher, orderId);
  order = await researcher.call(getStaffOrder, { params });
  const count = (order.dossier?.sections ?? []).reduce((sum, { facts }) => sum + facts.length, 0);
  timeline.note(
    'completed',
    `a researcher confirms ${confirmed} facts of the machine and adds ${typed.length} to ${count - typed.length}`,
  );
  for (const { code, factIds } of order.obstacles)
    if (code === 'evidence_unfit') {
      const body = { factIds: [...factIds], reason: 'Compared with what the source answered.' };
      order = await researcher.call(confirmEvidence, { params, body });
    }
  for (const kind of workItemKinds) {
    for (const outcome of workItemOutcomes) {
      order = await researcher.call(tickWorkItem, { params, body: { kind, outcome } });
      const isRefused = order.obstacles.some(
        ({ code, subject }) => code === 'step_contradicts_facts' && subject === kind,
      );
      if (isRefused) continue;
      timeline.note('work item', `${kind}: ${outcome.replace('_', ' ')}`);
      break;
    }
  }
  const [obstacle] = order.obstacles;
  if (obstacle !== undefined) throw new Error(`the report cannot be handed over: ${obstacle.text}`);
  await researcher.call(submitReport, { params });
  timeline.note('submitted', 'handed to a second person');
}

/** Words of a register in a language that the customer does not read get a translation beside them. */
async function translateForCustomer(
  researcher: ApiClient,
  orderId: string,
  order: StaffOrder,
): Promise<StaffOrder> {
  const foreign = order.obstacles.flatMap(({ code, factIds }) =>
    code === 'text_not_for_customer' ? factIds : [],
  );
  let now = order;
  for (const section of order.dossier?.sections ?? [])
    for (const { id, field, position, value, source, sourceRu, sourceUrl, method } of section.facts) {
      if (!foreign.includes(id) || typeof value !== 'object' || !('text' in value)) continue;
      const translation = {
        text: `${value.text} (in the words of the register)`,
        lang: order.customerLocale,
        by: 'human' as const,
      };
      const body = {
        ...{ section: section.code, field, position, source, sourceRu, sourceUrl, method },
        ...{ value: { ...value, translation }, retrievedAt: new Date().toISOString(), evidenceHash: null },
      };
      now = await researcher.call(saveFact, { params: { orderId }, body });
    }
  return now;
}
