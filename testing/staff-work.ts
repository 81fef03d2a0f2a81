import type { ApiClient } from '#kernel/api-client.ts';
import { workItemKinds } from '#modules/orders/contract.ts';
import type { ThinReason } from '#modules/reports/contract.ts';
import {
  approveReport,
  assignOrder,
  submitReport,
  tickWorkItem,
} from '#workflows/prepare-report/contract.ts';
import { demoFacts } from './demo-facts.ts';
import { confirmFindings } from './research/confirm-findings.ts';
import { giveReasons, readDesk, type WholeDesk, writeFacts } from './research/write-dossier.ts';
import type { Timeline } from './timeline.ts';

const silent: Timeline = { note: () => {} };
/** As whoever needs no facts asks it. */
const query = { answer: 'brief' } as const;

/** What each step brings with the facts of the demo; `thin` is what remains of them without most sections. */
export const outcomes = {
  register: 'found',
  court: 'nothing_found',
  sanctions: 'nothing_found',
  accounts: 'found',
  interview: 'found',
} as const;
const thinOutcomes = {
  ...outcomes,
  sanctions: 'unavailable',
  accounts: 'nothing_found',
  interview: 'unavailable',
} as const;

/** Takes the order, writes what was found with its evidence, ticks the steps accordingly, and hands it to a second person. */
export async function prepareReport(
  researcher: ApiClient,
  orderId: string,
  timeline: Timeline = silent,
  now = new Date(),
  /** Facts of courts alone are too little to be approved without a reason; an order that is corrected has been taken. */
  { isThin = false, isTaken = false, facts = demoFacts } = {},
): Promise<void> {
  const params = { orderId };
  if (!isTaken) await researcher.call(assignOrder, { params, query });
  timeline.note('assigned', 'a researcher takes the order');
  const wanted = facts.filter(({ section }) => !isThin || section === 'legal');
  const written = await writeFacts(researcher, orderId, wanted, now);
  const { patch } = await confirmFindings(researcher, orderId, written);
  const count = await explainTheRest(researcher, orderId, patch);
  timeline.note('dossier', `${count} facts with evidence, every empty section says why`);
  const steps = workItemKinds.map((kind) => ({ kind, outcome: (isThin ? thinOutcomes : outcomes)[kind] }));
  await researcher.call(tickWorkItem, { params, query, body: { steps } });
  for (const { kind, outcome } of steps) timeline.note('work item', `${kind}: ${outcome.replace('_', ' ')}`);
  await researcher.call(submitReport, { params, query });
  timeline.note('submitted', 'handed to a second person');
}

/** Says of every empty section why, and answers how many facts there are. */
export async function explainTheRest(
  researcher: ApiClient,
  orderId: string,
  known?: WholeDesk,
): Promise<number> {
  const patch = known ?? (await readDesk(researcher, orderId));
  const missing = patch.obstacles.flatMap(({ code, section }) =>
    code === 'section_missing' && section !== null ? [section] : [],
  );
  const reason = { reason: 'not_published', source: 'Commercial register', sourceRu: null } as const;
  await giveReasons(
    researcher,
    orderId,
    missing.map((section) => ({ section, ...reason })),
    patch,
  );
  return patch.facts.length;
}

/** Approves as somebody else, a thin report with a reason; it goes out by itself. */
export async function approve(
  reviewer: ApiClient,
  orderId: string,
  timeline: Timeline = silent,
  thinReason?: ThinReason,
): Promise<void> {
  timeline.note('approved', 'by a second person; PDF, mail and debit follow by themselves');
  const body = thinReason === undefined ? {} : { thinReason };
  await reviewer.call(approveReport, { params: { orderId }, query, body });
}
