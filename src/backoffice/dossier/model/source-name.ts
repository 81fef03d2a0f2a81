import type { Locale, Localized } from '#kernel/locale.ts';
import type { Fact } from './dossier.ts';

/** A source as the reader's language names it; where it has no name in that one, as the document first named it. */
export function sourceName({ source, sourceRu }: Pick<Fact, 'source' | 'sourceRu'>, locale: Locale): string {
  const given: Partial<Localized<string | null>> = { ru: sourceRu };
  return given[locale] ?? source;
}
