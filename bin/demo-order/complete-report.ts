import type { ApiClient } from '#kernel/api-client.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { workItemKinds, workItemOutcomes } from '#modules/orders/contract.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { confirmFindings } from '#testing/research/confirm-findings.ts';
import { giveReasons, StandsOtherwise, writeFacts } from '#testing/research/write-dossier.ts';
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

/** A text that does not say which language it is in (ISO 639-2). */
const languageUnknown = 'und';

/** What stands beside words that nobody of the demo can translate. */
const leftAsItIs = everyLanguageOf(
  { ru: 'Так записано в реестре, на его языке; в демонстрации слова реестров не переводят.' },
  'So it stands in the register, in its own language; in the demonstration nobody translates words of registers.',
);

const mostLooks = 5;

/** What a person adds to what the machine has found, and hands to a second one: what is in the sections is left as it is. */
export async function completeReport(
  researcher: ApiClient,
  orderId: string,
  timeline: Timeline,
): Promise<void> {
  const params = { orderId };
  await researcher.call(assignOrder, { params });
  await lookingAgain(() => complete(researcher, orderId, timeline));
  await researcher.call(submitReport, { params });
  timeline.note('submitted', 'handed to a second person');
}

/** Until nothing keeps the report from being handed over; throws `StandsOtherwise` where something does, which may have been laid in meanwhile. */
async function complete(researcher: ApiClient, orderId: string, timeline: Timeline): Promise<void> {
  const params = { orderId };
  const { confirmed, typed } = await fillAndConfirm(researcher, orderId);
  let order: StaffOrder = await researcher.call(getStaffOrder, { params });
  const count = (order.dossier?.sections ?? []).reduce((sum, { facts }) => sum + facts.length, 0);
  timeline.note(
    'completed',
    `a researcher confirms ${confirmed} facts of the machine and adds ${typed} to ${count - typed}`,
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
  if (obstacle !== undefined) throw new StandsOtherwise(`the report cannot be handed over: ${obstacle.text}`);
}

/** Writes where nothing stands, says why where nothing can, and stands by the rest. Answers how many values each. */
async function fillAndConfirm(
  researcher: ApiClient,
  orderId: string,
): Promise<{ typed: number; confirmed: number }> {
  const read = () => researcher.call(getStaffOrder, { params: { orderId } });
  const { dossier } = await read();
  const isEmpty = (code: string) =>
    dossier?.sections.find((section) => section.code === code)?.facts.length === 0;
  const typed = demoFacts.filter(({ section }) => isEmpty(section));
  const written = await writeFacts(researcher, orderId, typed, new Date());
  const missing = ((await read()).dossier?.sections ?? []).filter(({ isMissing }) => isMissing);
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
  await translateForCustomer(researcher, orderId, await read());
  const { count: confirmed } = await confirmFindings(researcher, orderId);
  return { typed: typed.length, confirmed };
}

/**
 * What the sources said last is laid in a moment after all have answered, perhaps between reading and writing: whoever meets it reads
 * again, as at the desk.
 */
async function lookingAgain<Done>(act: () => Promise<Done>): Promise<Done> {
  for (let times = 1; ; times += 1)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StandsOtherwise) || times === mostLooks) throw error;
    }
}

/** Words of a register in a language that the customer does not read get a translation beside them. */
async function translateForCustomer(
  researcher: ApiClient,
  orderId: string,
  order: StaffOrder,
): Promise<void> {
  const foreign = order.obstacles.flatMap(({ code, factIds }) =>
    code === 'text_not_for_customer' ? factIds : [],
  );
  const { customerLocale } = order;
  for (const section of order.dossier?.sections ?? [])
    for (const { id, field, position, value, source, sourceRu, sourceUrl, method } of section.facts) {
      if (!foreign.includes(id)) continue;
      // A register that does not name its language left a bare text.
      const said = typeof value === 'string' ? { text: value, lang: languageUnknown } : value;
      if (typeof said !== 'object' || !('text' in said)) continue;
      const translation = {
        text: leftAsItIs[customerLocale],
        lang: customerLocale,
        by: 'human' as const,
      };
      const body = {
        ...{ section: section.code, field, position, source, sourceRu, sourceUrl, method },
        ...{ value: { ...said, translation }, retrievedAt: new Date().toISOString(), evidenceHash: null },
      };
      await researcher.call(saveFact, { params: { orderId }, body });
    }
}
