import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { count, instant, text } from '#kernel/shapes.ts';
import { fieldCode, position, reasonCodes, sha256 } from '../dossier/dossier-input.ts';
import { factValue } from '../dossier/fact-value.ts';
import { sectionCodes } from '../dossier/section-codes.ts';

/** What can happen to a place of a dossier. `beside`: another source says something else; `copied`: from the revision before. */
export const changeActs = [
  'found',
  'copied',
  'confirm',
  'choose',
  'write',
  'remove',
  'missing',
  'vouch',
  'name_source',
  'beside',
  'undo',
] as const;
export type ChangeAct = (typeof changeActs)[number];

/** So many changes of one place are told, the latest. */
export const maxHistoryLines = 500;

/** What stood, or stands, at a place. */
const said = z
  .object({
    value: factValue.nullable().describe('null is a reason why the section is empty'),
    reason: z.enum(reasonCodes).nullable(),
    shown: z.object(inEveryLanguage(() => text(5_000))),
    source: text(300),
    sourceRu: text(300).nullable(),
    sourceUrl: text(2_000).nullable(),
    evidenceHash: sha256.nullable(),
    place: text(2_000).nullable(),
  })
  .nullable();

/** One line of a history: who, when, from what, why. */
export const changeView = z
  .object({
    changeNo: count,
    act: z.enum(changeActs),
    section: z.enum(sectionCodes),
    field: fieldCode.nullable(),
    position: position.nullable(),
    by: text(400).nullable().describe('null is a machine'),
    isOwn: z.boolean(),
    at: instant,
    before: said,
    after: said,
    reason: text(500).nullable(),
    undoes: count.nullable(),
  })
  .meta({ id: 'DossierChange' });
export type ChangeView = z.output<typeof changeView>;
