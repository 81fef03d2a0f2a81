import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { inEveryLanguage, locales } from '#kernel/locale.ts';
import { count, instant, line, text } from '#kernel/shapes.ts';
import { newName, textKinds } from '#modules/content/contract.ts';

/** So long a text may be, in one language. */
export const maxSource = 40_000;
/** The longest JSON of a text: a sign of Markdown is some thirty of it, as in a quote in a quote. */
const maxRead = 50 * maxSource;
export const shortestReason = 10;

const kind = z.enum(textKinds);
const name = text(60);
const mark = text(60).describe('what an act must have seen, as the text was answered');
const sources = z
  .object(inEveryLanguage(() => text(maxSource)))
  .describe('Markdown with its head between two lines of ---, in each language');
/** Of a text that is there: a file's name. */
const key = z.object({
  kind: kind.describe('An article of the blog, or a page about ourselves.'),
  name: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .max(60)
    .describe('The last part of its address.'),
});
const reason = line(500).min(shortestReason).describe('why; it stays in the history');

const published = z.object({
  number: count.describe('0 is the file of the release'),
  at: instant,
  by: text(200),
  reason: text(500),
  restores: count.nullable().describe('the version whose words these are'),
  isRelease: z.boolean().describe('it gives the word back to the file'),
});
export type PublishedVersion = z.output<typeof published>;

const move = z.object({
  from: text(100).describe('in English, as `to`'),
  to: text(100),
  at: instant,
  by: text(200),
  reason: text(500),
});

const draft = z.object({ savedAt: instant, savedBy: text(200) });

const listedText = z
  .object({
    kind,
    name,
    path: text(100).describe('in English'),
    isFiled: z.boolean().describe('it is a file of the release; others were begun at the desk'),
    isOnSite: z.boolean(),
    titles: z.object(inEveryLanguage(() => text(200))),
    version: published.nullable().describe('the last published one; without it the file is shown'),
    draft: draft.nullable(),
    isUnreadable: z.boolean().describe('this release cannot read the published text and shows the file'),
    isFileNewer: z
      .boolean()
      .describe('a later release has brought other words than those that were replaced'),
  })
  .meta({ id: 'SiteText' });
export type ListedText = z.output<typeof listedText>;

export const listSiteTexts = defineEndpoint({
  name: 'listSiteTexts',
  method: 'GET',
  path: '/staff/catalogue/texts',
  summary: 'Articles and pages about ourselves, with how each stands',
  action: 'texts.edit',
  reply: z.object({ items: z.array(listedText).max(200) }),
});

const siteText = z
  .object({
    text: listedText,
    mark,
    firstPath: text(100).describe('the address it began with, in English: its own name leads back to it'),
    shown: sources,
    drafted: sources.nullable(),
    versions: z.array(published).max(100).describe('the newest first'),
    moves: z.array(move).max(50).describe('the newest first: each address it had leads to the present one'),
  })
  .meta({ id: 'SiteTextDesk' });
export type SiteTextDesk = z.output<typeof siteText>;

export const createSiteText = defineEndpoint({
  name: 'createSiteText',
  method: 'POST',
  path: '/staff/catalogue/texts',
  summary: 'Begin an article that is no file of the release',
  details:
    'It is a draft at `/blogs/{name}` until it is published, and may be taken off the site again (`restore` to 0). 409 where the name is taken.',
  action: 'texts.edit',
  body: z.object({
    name: z
      .string()
      .max(60)
      .regex(newName)
      .describe('the last part of its address: lower-case words between hyphens'),
    titles: z.object(inEveryLanguage(() => line(120).min(1))),
  }),
  refuses: [409],
  reply: siteText,
});

export const getSiteText = defineEndpoint({
  name: 'getSiteText',
  method: 'GET',
  path: '/staff/catalogue/texts/{kind}/{name}',
  summary: 'One text: what the site shows, what is drafted, every version',
  action: 'texts.edit',
  params: key,
  refuses: [404],
  reply: siteText,
});

export const getTextVersion = defineEndpoint({
  name: 'getTextVersion',
  method: 'GET',
  path: '/staff/catalogue/texts/{kind}/{name}/versions/{number}',
  summary: 'The words of a version of a text',
  action: 'texts.edit',
  params: key.extend({ number: z.coerce.number().int().min(0).max(1_000_000).describe('0 is the file.') }),
  refuses: [404],
  reply: z.object({ sources }),
});

const fault = z.object({
  locale: z.enum(locales),
  line: count.nullable(),
  sentence: text(1_000).describe('in English, as whoever writes files is told'),
});
export type TextFaultView = z.output<typeof fault>;

export const previewText = defineEndpoint({
  name: 'previewText',
  method: 'POST',
  path: '/staff/catalogue/texts/{kind}/{name}/preview',
  summary: 'What a text would look like, and what is wrong with it',
  details: 'What is read is JSON of the shape in which pages draw it; nothing is kept.',
  action: 'texts.edit',
  params: key,
  body: z.object({ sources }),
  refuses: [404],
  reply: z.object({
    faults: z.array(fault).max(10),
    read: z.object(inEveryLanguage(() => text(maxRead).nullable())),
  }),
});

export const moveSiteText = defineEndpoint({
  name: 'moveSiteText',
  method: 'POST',
  path: '/staff/catalogue/texts/article/{name}/move',
  summary: 'Give an article another address',
  details:
    'It is at `/blogs/{slug}` within a second on every process, and each address it had before leads there for good (301), in every language; links of other texts follow. Its own name brings it back to its first address. 409 where another text has or had the address, and where the article is not at `from` any more.',
  action: 'texts.edit',
  params: key.pick({ name: true }),
  body: z.object({
    slug: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/)
      .describe('the last part of its new address: lower-case words between hyphens'),
    from: text(100).describe('its address when it was looked at, in English'),
    reason,
  }),
  refuses: [404, 409],
  reply: siteText,
});

export const saveTextDraft = defineEndpoint({
  name: 'saveTextDraft',
  method: 'PUT',
  path: '/staff/catalogue/texts/{kind}/{name}/draft',
  summary: 'Keep what is written of a text, without publishing it',
  details:
    'One draft for the whole desk; it may have mistakes. 409 where somebody has changed the text since `seen`.',
  action: 'texts.edit',
  params: key,
  body: z.object({ sources, seen: mark }),
  refuses: [404, 409],
  reply: siteText,
});

export const discardTextDraft = defineEndpoint({
  name: 'discardTextDraft',
  method: 'POST',
  path: '/staff/catalogue/texts/{kind}/{name}/discard',
  summary: 'Throw the draft of a text away',
  action: 'texts.edit',
  params: key,
  body: z.object({ seen: mark }),
  refuses: [404, 409],
  reply: siteText.nullable().describe('null where nothing is left: an article that was never published'),
});

export const publishText = defineEndpoint({
  name: 'publishText',
  method: 'POST',
  path: '/staff/catalogue/texts/{kind}/{name}/publish',
  summary: 'Put a text on the site, in every language at once',
  details: 'Every process shows it within a second. 422 while one of its languages has a mistake.',
  action: 'texts.edit',
  params: key,
  body: z.object({ sources, seen: mark, reason }),
  refuses: [404, 409, 422],
  reply: siteText,
});

export const restoreText = defineEndpoint({
  name: 'restoreText',
  method: 'POST',
  path: '/staff/catalogue/texts/{kind}/{name}/restore',
  summary: 'Put the words of an earlier version on the site again',
  details: 'It becomes a new version; 0 gives the word back to the file of the release. The draft stays.',
  action: 'texts.edit',
  params: key,
  body: z.object({ number: count, seen: mark, reason }),
  refuses: [404, 409, 422],
  reply: siteText,
});
