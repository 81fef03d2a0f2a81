import { z } from 'zod';
import { sourceParts } from '#findings/reading/finding.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, countryCode, instant, text, uuid } from '#kernel/shapes.ts';
import { researchReasons, researchStates } from './research/research-states.ts';

/** So many sources there are at most, and so many answers one question has. */
export const maxSources = 200;
export const maxAnswers = 50;

/** What a source is asked about. */
export const sourcePart = z.enum(sourceParts);
export type SourcePart = z.output<typeof sourcePart>;

/** An institution that publishes facts on companies, in the language of the caller. */
export const sourceView = z
  .object({
    code: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .max(60),
    name: text(200),
    gap: text(1_000).describe('what of a company it does not tell'),
    homepage: text(500),
    licence: z.object({
      name: text(200).describe('the name of the licence, such as OGL-UK-3.0'),
      url: text(500).nullable(),
      words: text(1_000).describe('what it wants said wherever its data is shown'),
    }),
    access: z.enum(['open', 'free_key', 'contract']).describe('what whoever asks it has to have'),
    isAsked: z.boolean().describe('this installation asks it by itself for every order'),
    parts: z.array(sourcePart).max(sourceParts.length),
  })
  .meta({ id: 'Source' });
export type SourceView = z.output<typeof sourceView>;

/** Files that no machine is asked for: an analyst fetches one there and hands it in. */
export const sourceFileView = sourceView.omit({ access: true, isAsked: true }).meta({ id: 'SourceFile' });
export type SourceFileView = z.output<typeof sourceFileView>;

export const listSourcesOfCountry = defineEndpoint({
  name: 'listSourcesOfCountry',
  method: 'GET',
  path: '/registers/sources/{countryCode}',
  summary: 'Open sources on the companies of a country',
  details:
    'Those of the country stand before those of the whole world. A country may have none. `files` are those that an analyst fetches at the country’s own registers.',
  action: 'site.use',
  isShared: true,
  params: z.object({ countryCode }),
  reply: z.object({
    sources: z.array(sourceView).max(maxSources),
    files: z.array(sourceFileView).max(maxSources),
  }),
});

/** A source as staff see it: how it may be asked, and how it answered of late. */
export const staffSourceView = sourceView
  .extend({
    countries: z.array(countryCode).max(300).nullable().describe('null: of the whole world'),
    metLiveService: z
      .boolean()
      .describe('its calls were made to the live service, not only to what its documents promise'),
    limit: z.object({ calls: count, perSeconds: count }),
    freshHours: count.describe('so long an answer is not asked for again'),
    standings: z
      .array(
        z.object({
          part: sourcePart,
          lastAt: instant.nullable().describe('when a question about this part last ended'),
          counts: z
            .array(z.object({ state: z.enum(researchStates), tasks: count }))
            .max(researchStates.length),
        }),
      )
      .max(sourceParts.length)
      .describe('how questions of the last seven days stand'),
  })
  .meta({ id: 'StaffSource' });
export type StaffSourceView = z.output<typeof staffSourceView>;

export const listSources = defineEndpoint({
  name: 'listSources',
  method: 'GET',
  path: '/staff/sources',
  summary: 'Every source that can be asked, and how each answered of late',
  action: 'desk.work',
  reply: z.object({ sources: z.array(staffSourceView).max(maxSources) }),
});

/** One answer of a source as it was kept, for staff. */
const answerView = z
  .object({
    snapshotId: uuid,
    url: text(3_000),
    status: z.int().min(100).max(599),
    contentType: text(200),
    sha256: text(64),
    bytes: count,
    fetchedAt: instant,
    state: z.enum(['found', 'nothing_found', 'not_filed', 'needs_person', 'unreadable']),
    findings: count.describe('how much was read out of it'),
    fault: text(500).nullable().describe('why it could not be read'),
  })
  .meta({ id: 'SourceAnswer' });

/** The question to one source about one part, for staff. */
export const questionView = z
  .object({
    taskId: uuid,
    part: sourcePart,
    state: z.enum(researchStates),
    reason: z.enum(researchReasons).nullable(),
    attempts: count,
    answeredAt: instant.nullable(),
    answers: z.array(answerView).max(maxAnswers),
  })
  .meta({ id: 'SourceQuestion' });
export type QuestionView = z.output<typeof questionView>;
