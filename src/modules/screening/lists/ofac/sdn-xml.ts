import { childrenOf, findNode, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { EntryKind, ListCode, ListEntry, ListedNameKind } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import type { ListFormat, ListPiece } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';
import { entryUrl, kindOfWord, tellRemarks } from './remarks.ts';

/** SDN.XML and CONSOLIDATED.XML of the Office of Foreign Assets Control. */
export const ofacXml: ListFormat = {
  code: 'ofac/xml',
  version: 1,
  about: 'SDN.XML or CONSOLIDATED.XML of OFAC',
  isIts: (head) => /<sdnList[\s>]/.test(head),
  async *read(files, list) {
    for (const file of files)
      yield* readXmlPieces(file, ['publshInformation', 'sdnEntry'], (node) =>
        node.name === 'sdnEntry' ? entryOf(node, list) : headOf(node),
      );
  },
};

function headOf(node: XmlNode): ListPiece {
  const publishedOn = listedDay(textOf(node, 'Publish_Date'), true);
  const declared = Number(textOf(node, 'Record_Count'));
  return {
    head: {
      ...(publishedOn !== undefined && { publishedOn }),
      ...(Number.isSafeInteger(declared) && declared > 0 && { declared }),
    },
  };
}

function entryOf(node: XmlNode, list: ListCode): ListEntry {
  const entryId = textOf(node, 'uid');
  const kind = kindOfWord(textOf(node, 'sdnType') ?? '');
  const place = `/sdnList/sdnEntry[uid=${entryId}]`;
  const draft = draftEntry({ list, entryId, entryKind: kind, place });
  addName(draft, node, 'primary');
  for (const aka of of(node, 'akaList', 'aka')) addName(draft, aka, nameKind(aka));
  for (const program of of(node, 'programList', 'program')) draft.programme(program.text);
  for (const { text, issuer, value } of of(node, 'idList', 'id').map(idOf)) {
    draft.number(text, value, issuer);
    if (text === 'Nationality of Registration') draft.country(value, 'registration');
  }
  addCountries(draft, node, kind);
  for (const birth of of(node, 'dateOfBirthList', 'dateOfBirthItem'))
    draft.birthYears(listedYears(textOf(birth, 'dateOfBirth')));
  tellRemarks(draft, textOf(node, 'remarks'));
  draft.tell({ url: entryUrl(entryId) });
  const title = textOf(node, 'title');
  if (kind === 'person' && title !== undefined) draft.position({ title });
  return draft.entry();
}

function addCountries(draft: EntryDraft, node: XmlNode, kind: EntryKind): void {
  const isPerson = kind === 'person';
  for (const address of of(node, 'addressList', 'address'))
    draft.country(textOf(address, 'country'), isPerson ? 'residence' : 'seat');
  for (const one of [
    ...of(node, 'nationalityList', 'nationality'),
    ...of(node, 'citizenshipList', 'citizenship'),
  ])
    draft.country(textOf(one, 'country'), 'nationality');
  for (const birth of of(node, 'placeOfBirthList', 'placeOfBirthItem'))
    draft.country(textOf(birth, 'placeOfBirth')?.split(', ').at(-1), 'birth');
  draft.country(textOf(findNode(node, 'vesselInfo'), 'vesselFlag'), 'flag');
}

function idOf(node: XmlNode) {
  const value = textOf(node, 'idNumber') ?? '';
  const issuer = textOf(node, 'idCountry');
  return { text: textOf(node, 'idType') ?? '', value, ...(issuer !== undefined && { issuer }) };
}

function addName(draft: EntryDraft, node: XmlNode, kind: ListedNameKind): void {
  const surname = textOf(node, 'lastName');
  const given = textOf(node, 'firstName');
  draft.name(
    [given, surname].filter(Boolean).join(' '),
    kind,
    given === undefined || surname === undefined ? {} : { surname },
  );
}

function nameKind(aka: XmlNode): ListedNameKind {
  if (textOf(aka, 'category') === 'weak') return 'weak_alias';
  return /^f/i.test(textOf(aka, 'type') ?? '') ? 'former' : 'alias';
}

const of = (node: XmlNode, list: string, item: string): XmlNode[] =>
  childrenOf(childrenOf(node, list)[0], item);
