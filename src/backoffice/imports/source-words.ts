import type { ImportRunView } from '#workflows/watch-imports/contract.ts';
import type { Texts } from '../texts/en.ts';

/** What a source is called: a list in the reader's language, a register as it calls itself. */
export function sourceWords(
  { kind, source, sourceName }: Pick<ImportRunView, 'kind' | 'source' | 'sourceName'>,
  { lists }: Texts['imports'],
): string {
  const known: Readonly<Record<string, { name: string }>> = lists;
  return (kind === 'list' ? known[source]?.name : undefined) ?? sourceName;
}
