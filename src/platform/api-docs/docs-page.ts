import type { Theme } from '#kernel/theme.ts';
import type { SafeHtml } from '#platform/http/html.ts';
import type { AreaWithCalls } from './docs-area.ts';
import type { DocsLinks } from './docs-links.ts';
import type { DocsDocument } from './docs-operation.ts';
import type { ExampleLanguage } from './examples/languages.ts';

/** A part of the introduction; `id` is its anchor. */
export type GuidePart = Readonly<{ id: string; title: string; body: SafeHtml }>;

/** What the introduction may use: links to calls, and a call written in the language that was chosen. */
export type GuideContext = Readonly<{
  origin: string;
  links: DocsLinks;
  example: (operationId: string, label: string) => SafeHtml;
}>;

/** What every page of the description is made of. */
export type DocsPage = Readonly<{
  document: DocsDocument;
  areas: readonly AreaWithCalls[];
  links: DocsLinks;
  language: ExampleLanguage;
  /** Where the document itself is. */
  documentPath: string;
  /** Scheme, host and port of the installation. */
  origin: string;
  theme: Theme;
}>;

/** The address of what is none of the areas. */
export const shapesPage = 'shapes';
