import { z } from 'zod';
import { count, text, uuid } from '#kernel/shapes.ts';
import {
  factInput,
  maxAlternatives,
  missingDataReasonInput,
  nameSourceInput,
} from '../dossier/dossier-input.ts';
import { printableText } from '../dossier/fact-value.ts';
import { sectionCodes } from '../dossier/section-codes.ts';
import { deskFact, factPlace, sourceId } from './desk-shapes.ts';

/** So many changes are sent at once. */
export const maxDeskChanges = 100;

/** Made by the desk, once for each change: sent again, it does not count again. */
const id = uuid.describe('made by the caller; the same one sent again changes nothing more');
/** What the caller has seen stand there. */
const expected = {
  version: count.describe('of what it replaces, as the caller has seen it; 0 where nothing stands'),
  after: uuid
    .optional()
    .describe('instead of a version not known yet: an earlier change of the same caller to the same place'),
};

/** One change of a dossier. Each stands for itself: one that cannot be made does not keep the others from it. */
export const deskChange = z.discriminatedUnion('act', [
  factPlace.extend({ act: z.literal('confirm'), id, ...expected }),
  z.object({
    act: z.literal('confirm_section'),
    id,
    section: z.enum(sectionCodes),
    sourceId: sourceId.nullable().describe('of one source only; null is of every one'),
    seen: count.describe('the changeNo that was seen: newer values are left alone, contradicted ones always'),
  }),
  factPlace.extend({
    act: z.literal('choose'),
    id,
    ...expected,
    alternative: z.int().min(0).max(maxAlternatives),
  }),
  factInput.extend({ act: z.literal('write'), id, ...expected }),
  factPlace.extend({ act: z.literal('remove'), id, ...expected, reason: printableText(500).optional() }),
  missingDataReasonInput.extend({ act: z.literal('missing'), id, ...expected }),
  factPlace.extend({ act: z.literal('vouch'), id, ...expected, reason: printableText(500).min(10) }),
  nameSourceInput.extend({ act: z.literal('name_source'), id }),
  z.object({
    act: z.literal('undo'),
    id,
    changeNo: count.min(1).describe('what it was made with goes with it'),
    version: count
      .optional()
      .describe('of what stands there now, where the caller was asked and wants it all the same'),
  }),
]);
export type DeskChange = z.output<typeof deskChange>;

/** What became of a change. */
const changeOutcomes = ['applied', 'repeated', 'conflict', 'refused'] as const;

/** What became of one change. */
export const deskChangeResult = z.object({
  id: uuid,
  outcome: z
    .enum(changeOutcomes)
    .describe(
      'repeated: it was made before; conflict: something else stands there; refused: it cannot be made',
    ),
  changeNos: z.array(count).max(1_000).describe('the numbers under which it was kept; undo names one'),
  /** Of a conflict: what stands there, and who put it there. */
  present: z.object({ fact: deskFact.nullable(), by: text(400).nullable(), changeNo: count }).nullable(),
  problem: z.object({ code: text(100), text: text(1_000) }).nullable(),
});
export type DeskChangeResult = z.output<typeof deskChangeResult>;
