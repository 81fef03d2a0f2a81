import { defaultLocale } from '#kernel/locale.ts';
import type { Texts } from '../texts/own-evidence/en.ts';
import { words } from '../texts/own-evidence/words.ts';
import type { FactMethod } from './dossier-input.ts';
import type { SectionCode } from './section-codes.ts';

/** What a section's first fact starts with where we are the source ourselves. */
export const ownEvidence: Partial<
  Record<SectionCode, Readonly<{ source: string; sourceRu: string; method: FactMethod }>>
> = { summary: ownSource('analyst'), rating: ownSource('computed') };

function ownSource<Method extends keyof Texts & FactMethod>(method: Method) {
  return { source: words[defaultLocale][method], sourceRu: words.ru[method], method };
}

/** Where was looked when no source is known that could be asked. */
export const catalogueSource = { source: words[defaultLocale].catalogue, sourceRu: words.ru.catalogue };
