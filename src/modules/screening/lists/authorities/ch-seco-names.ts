import { childrenOf, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { ListedNameKind } from '#findings/vocabulary/list-entry.ts';
import type { EntryDraft } from '../../reading/entry-draft.ts';

const left = new Set(['title', 'suffix']);

/** A name of SECO: parts in their order, the family name put last; each spelling variant is a name as well. */
export function addSecoName(draft: EntryDraft, name: XmlNode, isMain: boolean): void {
  const parts = childrenOf(name, 'name-part')
    .filter((part) => !left.has(part.attribute('name-part-type') ?? ''))
    .toSorted((a, b) => Number(a.attribute('order')) - Number(b.attribute('order')));
  const isFamily = (part: XmlNode) => part.attribute('name-part-type') === 'family-name';
  const ordered = [...parts.filter((part) => !isFamily(part)), ...parts.filter(isFamily)];
  const surname = textOf(parts.find(isFamily), 'value');
  draft.name(
    ordered
      .map((part) => textOf(part, 'value'))
      .filter(Boolean)
      .join(' '),
    kindOf(name, isMain),
    parts.length > 1 && surname !== undefined ? { surname } : {},
  );
  for (const [lang, script] of variantsOf(parts)) {
    const spelt = ordered.map((part) => variant(part, lang, script) ?? textOf(part, 'value'));
    draft.name(
      spelt.filter(Boolean).join(' '),
      name.attribute('quality') === 'low' ? 'weak_alias' : 'spelling',
    );
  }
}

function kindOf(name: XmlNode, isMain: boolean): ListedNameKind {
  const type = name.attribute('name-type') ?? '';
  if (name.attribute('quality') === 'low') return 'weak_alias';
  if (/former/.test(type)) return 'former';
  return type === 'primary-name' && isMain ? 'primary' : 'alias';
}

/** In which languages and scripts any part of the name is spelt too. */
function variantsOf(parts: readonly XmlNode[]): [string, string][] {
  const found = new Map<string, [string, string]>();
  for (const part of parts)
    for (const one of childrenOf(part, 'spelling-variant')) {
      const [lang, script] = [one.attribute('lang') ?? '', one.attribute('script') ?? ''];
      found.set(`${lang} ${script}`, [lang, script]);
    }
  return [...found.values()].slice(0, 50);
}

const variant = (part: XmlNode, lang: string, script: string): string | undefined =>
  childrenOf(part, 'spelling-variant').find(
    (one) => (one.attribute('lang') ?? '') === lang && (one.attribute('script') ?? '') === script,
  )?.text;
