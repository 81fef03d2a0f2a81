import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, instant, queryPage, queryPageSize, text, uuid } from '#kernel/shapes.ts';
import {
  importKinds,
  importRunEvents,
  importRunStates,
  maxFault,
  maxPlace,
  maxRefusals,
} from '#modules/imports/contract.ts';

/** How a source of files stands: `late` is one that is to be kept fresh and was not for two of its periods. */
export const importHealths = ['good', 'running', 'failed', 'late', 'never'] as const;
export type ImportHealth = (typeof importHealths)[number];

/** Which runs are shown: those that did not come to a good end, or those under way. */
export const importSieves = ['running', 'failed'] as const;

const importRun = z
  .object({
    runId: uuid,
    kind: z.enum(importKinds),
    source: text(100),
    sourceName: text(300).describe('of the register; of a list its code'),
    fileName: text(1_000),
    isFull: z.boolean().describe('the file holds the whole register or list'),
    state: z.enum(importRunStates),
    share: z.number().min(0).max(1).describe('of the file that was read'),
    read: count,
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    gone: count,
    fault: text(maxFault).nullable().describe('why it did not come to its end, in the words of the importer'),
    startedAt: instant,
    seenAt: instant,
    endedAt: instant.nullable(),
  })
  .meta({ id: 'ImportRun' });
export type ImportRunView = z.output<typeof importRun>;

const importSource = z
  .object({
    kind: z.enum(importKinds),
    source: text(100),
    sourceName: text(300),
    version: z
      .object({
        label: text(300).nullable().describe('as the list numbers itself'),
        publishedOn: z.iso.date().max(10).nullable(),
        entries: count,
        importedAt: instant,
        checkedAt: instant.describe('when the same file came last'),
      })
      .nullable()
      .describe('of a list: the version that holds now'),
    everyHours: count.nullable().describe('how often it is imported by itself'),
    lastRun: z.object({ runId: uuid, state: z.enum(importRunStates), startedAt: instant }).nullable(),
    health: z.enum(importHealths),
  })
  .meta({ id: 'ImportSource' });
export type ImportSourceView = z.output<typeof importSource>;

const importsView = z.object({
  sources: z.array(importSource).max(300),
  items: z.array(importRun).max(50),
  total: count,
});
export type ImportsView = z.output<typeof importsView>;

export const listImports = defineEndpoint({
  name: 'listImports',
  method: 'GET',
  path: '/staff/imports',
  summary: 'Imports of registers and screening lists',
  details:
    'Every file that was given, the latest first, with how far it has come; and how each source and list stands.',
  action: 'imports.see',
  query: z.object({
    kind: z.enum(importKinds).optional().describe('of companies or of lists alone'),
    only: z.enum(importSieves).optional().describe('those under way, or those that came to no good end'),
    page: queryPage,
    pageSize: queryPageSize,
  }),
  reply: importsView,
});

const importRunDetail = z.object({
  run: importRun,
  events: z.array(z.object({ event: z.enum(['begin', ...importRunEvents]), at: instant })).max(100),
  refusals: z
    .array(z.object({ place: text(maxPlace), fault: text(maxFault) }))
    .max(maxRefusals)
    .describe('the first records that were left out'),
});
export type ImportRunDetail = z.output<typeof importRunDetail>;

export const getImport = defineEndpoint({
  name: 'getImport',
  method: 'GET',
  path: '/staff/imports/{runId}',
  summary: 'One import: what happened, what it left out',
  details: 'Of companies a place is a line of the file, of a list what the list calls the entry.',
  action: 'imports.see',
  params: z.object({ runId: uuid.describe('The id of the import.') }),
  refuses: [404],
  reply: importRunDetail,
});
