import type { ApiClient } from '#kernel/api-client.ts';
import { workItemKinds } from '#modules/orders/contract.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import {
  approveReport,
  assignOrder,
  excuseSection,
  getStaffOrder,
  saveFact,
  submitReport,
  tickWorkItem,
} from '#workflows/prepare-report/contract.ts';
import type { Timeline } from './timeline.ts';

const silent: Timeline = { note: () => {} };

/** Fields that the demo's researcher fills; every other mandatory section says why it is empty. */
const searches = ['insolvency', 'court_cases', 'enforcement', 'charges', 'tax_arrears', 'strike_off'];

/** Takes the order, ticks the research, writes what was found with its evidence, and hands it to a second person. */
export async function prepareReport(
  researcher: ApiClient,
  orderId: string,
  timeline: Timeline = silent,
  now = new Date(),
): Promise<void> {
  const params = { orderId };
  await researcher.call(assignOrder, { params });
  timeline.note('assigned', 'a researcher takes the order');
  for (const kind of workItemKinds) {
    const outcome = kind === 'register' ? 'found' : 'nothing_found';
    await researcher.call(tickWorkItem, { params, body: { kind, outcome } });
    timeline.note('work item', `${kind}: ${outcome.replace('_', ' ')}`);
  }
  const source = {
    source: 'Official insolvency and court registers',
    sourceUrl: null,
    method: 'register' as const,
  };
  for (const field of searches) {
    const body = {
      ...source,
      section: 'legal' as const,
      field,
      value: 'nothing_found',
      retrievedAt: now.toISOString(),
    };
    await researcher.call(saveFact, { params, body });
  }
  const facts = await excuseTheRest(researcher, orderId);
  timeline.note('dossier', `${facts} facts with evidence, every empty section says why`);
  await researcher.call(submitReport, { params });
  timeline.note('submitted', 'handed to a second person');
}

async function excuseTheRest(researcher: ApiClient, orderId: string): Promise<number> {
  const params = { orderId };
  let order: StaffOrder = await researcher.call(getStaffOrder, { params });
  for (const section of order.dossier?.sections ?? []) {
    if (!section.isMissing) continue;
    const body = { section: section.code, reason: 'not_published' as const, source: 'Commercial register' };
    order = await researcher.call(excuseSection, { params, body });
  }
  return (order.dossier?.sections ?? []).reduce((count, { facts }) => count + facts.length, 0);
}

/** Approves as somebody else; the report goes out by itself. */
export async function approve(
  reviewer: ApiClient,
  orderId: string,
  timeline: Timeline = silent,
): Promise<void> {
  timeline.note('approved', 'by a second person; PDF, mail and debit follow by themselves');
  await reviewer.call(approveReport, { params: { orderId } });
}
