import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { count, instant, text, uuid } from '#kernel/shapes.ts';
import {
  factMethods,
  fieldCode,
  maxAlternatives,
  maxConfirmedFacts,
  obstacleCodes,
  position,
  reasonCodes,
  sha256,
} from '../dossier/dossier-input.ts';
import { factValue } from '../dossier/fact-value.ts';
import { sectionCodes } from '../dossier/section-codes.ts';
import { standings } from './standing-names.ts';

/** So many facts a dossier can hold at most. */
const maxDossierFacts = 20_000;
const maxSources = 5_000;
/** So many obstacles are told at once. */
export const maxDeskObstacles = 1_000;

/** Where a fact stands: row of the section's table, or the place among several values of one field. */
export const factPlace = z.object({ section: z.enum(sectionCodes), field: fieldCode, position });

/** Names a source within a dossier, whatever its number becomes. */
export const sourceId = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .max(16);

/** Where a value comes from; `sourceId` leads to the list of sources, and there to its number. */
const deskEvidence = z.object({
  sourceId,
  source: text(300),
  sourceRu: text(300).nullable(),
  sourceUrl: text(2_000).nullable(),
  retrievedAt: instant,
  method: z.enum(factMethods),
  evidenceHash: sha256.nullable(),
  place: text(2_000).nullable(),
});

const shown = z
  .object(inEveryLanguage(() => text(5_000)))
  .describe('as the document prints it, in each language');
/** Of a person; null is a machine. */
const who = text(400).nullable();

/** A fact as the editor holds it. */
export const deskFact = factPlace
  .extend({
    id: uuid,
    version: count.describe('the change that made it so: named by whoever changes it'),
    standing: z.enum(standings),
    value: factValue,
    shown,
    evidence: deskEvidence,
    alternatives: z
      .array(z.object({ value: factValue, shown, evidence: deskEvidence }))
      .max(maxAlternatives + 1)
      .describe('what other sources say; `choose` counts them from 1, and 0 is the value that stands'),
    isComputed: z.boolean().describe('follows from other facts, so nobody has to confirm it'),
    enteredBy: who,
    enteredAt: instant,
    confirmed: z.object({ by: text(400), at: instant }).nullable(),
    vouched: z
      .object({ reason: text(500), by: text(400), at: instant })
      .nullable()
      .describe('why evidence that looks wrong is right'),
  })
  .meta({ id: 'DeskFact' });
export type DeskFact = z.output<typeof deskFact>;

/** How a section stands; the mark of the left pane. */
const sectionStates = ['complete', 'to_confirm', 'empty', 'contradiction', 'blocked'] as const;

/** What of a section changes while it is edited. */
const deskSectionState = z.object({
  code: z.enum(sectionCodes),
  state: z.enum(sectionStates),
  facts: count,
  toConfirm: count,
  contradictions: count,
  obstacles: count,
  missing: z
    .object({
      version: count,
      reason: z.enum(reasonCodes),
      text: text(300),
      source: text(300),
      sourceRu: text(300).nullable(),
      isProposed: z.boolean().describe('by the machine: it counts when a person has said so too'),
      enteredBy: who,
    })
    .nullable()
    .describe('why it is empty'),
});

/** A source with the number that runs through everything. */
const deskSource = z.object({
  id: sourceId,
  number: z.int().min(0).max(maxSources).describe('0: only other values cite it, no fact does'),
  name: text(300),
  nameRu: text(300).nullable(),
  url: text(2_000).nullable(),
  method: z.enum(factMethods),
  hash: sha256.nullable(),
  retrievedAt: instant,
  values: count,
  toConfirm: count,
});

/** What keeps the report from being handed over, and where to go to mend it. */
const deskObstacle = z.object({
  code: z.enum(obstacleCodes),
  subject: text(300),
  section: z.enum(sectionCodes).nullable(),
  factIds: z.array(uuid).max(maxConfirmedFacts).describe('the first is where to jump'),
  text: text(1_000),
});

/** What is new since a change; with all facts it is the whole. */
export const deskPatch = z.object({
  changeNo: count.describe('ask for what is newer than this'),
  facts: z.array(deskFact).max(maxDossierFacts).describe('put each in its place'),
  removed: z.array(factPlace).max(maxDossierFacts).describe('nothing stands there any more'),
  sections: z.array(deskSectionState).max(sectionCodes.length),
  sources: z.array(deskSource).max(maxSources),
  obstacles: z.array(deskObstacle).max(maxDeskObstacles),
  completenessPercent: z.int().min(0).max(100),
  isThin: z.boolean(),
});
export type DeskPatch = z.output<typeof deskPatch>;
