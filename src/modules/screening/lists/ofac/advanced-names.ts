import { childrenOf, findNode, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { ListedNameKind } from '#findings/vocabulary/list-entry.ts';
import type { EntryDraft } from '../../reading/entry-draft.ts';
import type { References } from './advanced-references.ts';

/** Adds a name that is made of parts: of people the surname is put last, wherever the document has it. */
export function addDocumentedName(
  draft: EntryDraft,
  identity: XmlNode,
  alias: XmlNode,
  name: XmlNode,
  references: References,
): void {
  const kindOfGroup = new Map(
    (findNode(identity, 'NamePartGroups')?.children ?? []).flatMap((master) =>
      childrenOf(master, 'NamePartGroup').map((group) => [
        group.attribute('ID'),
        references.namePartType(group.attribute('NamePartTypeID')),
      ]),
    ),
  );
  const parts = childrenOf(name, 'DocumentedNamePart').flatMap((part) => {
    const value = childrenOf(part, 'NamePartValue')[0];
    if (value === undefined) return [];
    const kind = kindOfGroup.get(value.attribute('NamePartGroupID')) ?? '';
    return [{ text: value.text, isSurname: /^last name/i.test(kind), script: value.attribute('ScriptID') }];
  });
  const surname = parts.find(({ isSurname }) => isSurname)?.text;
  const ordered = [
    ...parts.filter(({ isSurname }) => !isSurname),
    ...parts.filter(({ isSurname }) => isSurname),
  ];
  const script = references.script(parts[0]?.script);
  draft.name(ordered.map(({ text }) => text).join(' '), kindOfName(alias, script, references), {
    ...(script !== undefined && { script }),
    ...(surname !== undefined && parts.length > 1 && { surname }),
  });
}

function kindOfName(alias: XmlNode, script: string | undefined, references: References): ListedNameKind {
  if (alias.attribute('LowQuality') === 'true') return 'weak_alias';
  if (alias.attribute('Primary') === 'true')
    return script === undefined || script === 'Latn' ? 'primary' : 'spelling';
  return /^f/i.test(references.aliasType(alias.attribute('AliasTypeID'))) ? 'former' : 'alias';
}
