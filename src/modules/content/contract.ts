import { z } from 'zod';
import { locales } from '#kernel/locale.ts';
import { day, webUrl } from './country-facts.ts';

export {
  type CountryFacts,
  countryFacts,
  type IdentifierFacts,
  type RegisterFacts,
} from './country-facts.ts';

const textInline = z.strictObject({ kind: z.literal('text'), text: z.string() });
const codeInline = z.strictObject({ kind: z.literal('code'), text: z.string() });
const strongInline = z.strictObject({
  kind: z.literal('strong'),
  get children() {
    return z.array(inline);
  },
});
const emphasisInline = z.strictObject({
  kind: z.literal('emphasis'),
  get children() {
    return z.array(inline);
  },
});
const linkInline = z.strictObject({
  kind: z.literal('link'),
  href: z.string().describe('a path of the site in the language of the text, `#id`, or an address elsewhere'),
  /** Of a source: the number of its note, and the id of this place for the way back. */
  note: z.strictObject({ number: z.int().positive(), mark: z.string() }).optional(),
  get children() {
    return z.array(inline);
  },
});

/** A piece of a line. */
export const inline = z.discriminatedUnion('kind', [
  textInline,
  codeInline,
  strongInline,
  emphasisInline,
  linkInline,
]);
export type Inline = z.output<typeof inline>;

const cell = z.array(inline);

/** What a page puts at a paragraph `{{name}}`. */
export const places = ['seller', 'dueRule'] as const;
export type Place = (typeof places)[number];

/** A piece of a page. */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    id: z.string(),
    level: z.union([z.literal(2), z.literal(3)]),
    children: cell,
  }),
  z.strictObject({ kind: z.literal('paragraph'), children: cell }),
  z.strictObject({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    get items() {
      return z.array(z.array(block));
    },
  }),
  z.strictObject({ kind: z.literal('table'), head: z.array(cell), rows: z.array(z.array(cell)) }),
  z.strictObject({
    kind: z.literal('quote'),
    get blocks() {
      return z.array(block);
    },
  }),
  z.strictObject({ kind: z.literal('place'), name: z.enum(places) }),
]);
export type Block = z.output<typeof block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const title = z.string().min(1).max(120);
const sentence = z.string().min(1).max(320);

/** Lower-case words between hyphens: how the address of a new article is written. */
export const newName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Articles of the blog, and pages about ourselves. */
export const textKinds = ['article', 'page'] as const;
export type TextKind = (typeof textKinds)[number];

/** What an article is about; the filters of the blog. */
export const topics = ['steps', 'registers', 'tax', 'belarus'] as const;
export type Topic = (typeof topics)[number];

/** What stands between the `---` of an article. */
export const articleHead = z.strictObject({
  title,
  description: sentence,
  summary: z.string().min(1).max(600),
  topics: z.array(z.enum(topics)).min(1),
  published: day,
  updated: day,
  /** Countries the text is about, by alpha-2 in lower case: its cover marks them, its end leads to them. */
  countries: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(30)
    .default([]),
  faq: z.array(z.strictObject({ question: sentence, answer: z.string().min(1).max(900) })).max(12),
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(200),
        url: webUrl,
        /** The day somebody looked at it; without one the note speaks of the day of the text. */
        seen: day.optional(),
      }),
    )
    .min(1)
    .max(30),
});

/** A source at the end of an article: those the text links to by their first link, then the others. */
const note = z.strictObject({
  number: z.int().positive(),
  title: z.string(),
  url: webUrl,
  seen: day.optional(),
  /** Ids of the places that name it. */
  marks: z.array(z.string()),
});
export type Note = z.output<typeof note>;

/** The headings of the second level. */
const toc = z.array(z.strictObject({ id: z.string(), text: z.string() }));
export type Toc = z.output<typeof toc>;

/** An article of the blog in one language. */
export const article = articleHead.omit({ sources: true }).extend({
  slug: z.string(),
  /** In English. */
  path: z.string(),
  locale: z.enum(locales),
  countries: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  toc,
  minutes: z.int().positive(),
  blocks: z.array(block),
  notes: z.array(note),
});
export type Article = z.output<typeof article>;

/** What stands between the `---` of a page about ourselves. */
export const standingHead = z.strictObject({
  title,
  description: sentence,
  updated: day,
  /** Only of documents that orders refer to. */
  version: z
    .string()
    .regex(/^[0-9]{1,4}$/)
    .optional(),
});

/** A page about ourselves in one language; a paragraph `{{seller}}` is the place of the legal block. */
export const standingPage = standingHead.extend({
  name: z.string(),
  locale: z.enum(locales),
  toc,
  blocks: z.array(block),
});
export type StandingPage = z.output<typeof standingPage>;
