import type { Locale, Localized } from '#kernel/locale.ts';
import type { Evidence } from '../../dossier/dossier.ts';

/** The name of a source in a language; a Russian one that nobody has given yet is the other. */
export function sourceIn(
  { source, sourceRu }: Pick<Evidence, 'source' | 'sourceRu'>,
  locale: Locale,
): string {
  const given: Partial<Localized<string | null>> = { ru: sourceRu };
  return given[locale] ?? source;
}

/** The address in a form that can stand in a file; empty unless it is one of the web. */
export function webAddressOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address !== undefined && /^https?:$/.test(address.protocol) ? address.href : '';
}
