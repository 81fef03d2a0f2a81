import { childrenOf, findNode, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { EntryKind, ListCode, ListEntry, ListedNameKind } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import type { ListFormat } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { numbersInProse } from '../../reading/listed-numbers.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';

/** The UK Sanctions List of the Foreign, Commonwealth and Development Office. */
export const gbXml: ListFormat = {
  code: 'gb/xml',
  version: 1,
  about: 'the UK Sanctions List (XML)',
  isIts: (head) => /<Designations[\s>]/.test(head),
  async *read(files, list) {
    for (const file of files)
      yield* readXmlPieces(file, ['DateGenerated', 'Designation'], (node) => {
        if (node.name === 'Designation') return entryOf(node, list);
        const publishedOn = listedDay(node.text);
        return { head: { ...(publishedOn !== undefined && { publishedOn }) } };
      });
  },
};

const kinds: Readonly<Record<string, EntryKind>> = {
  individual: 'person',
  entity: 'company',
  ship: 'vessel',
};

function entryOf(node: XmlNode, list: ListCode): ListEntry {
  const entryId = textOf(node, 'UniqueID');
  const entryKind = kinds[textOf(node, 'IndividualEntityShip')?.toLowerCase() ?? ''] ?? 'other';
  const place = `/Designations/Designation[UniqueID='${entryId}']`;
  const draft = draftEntry({ list, entryId, entryKind, place });
  const isPerson = entryKind === 'person';
  for (const name of items(node, 'Names', 'Name')) addName(draft, name, isPerson);
  for (const name of items(node, 'NonLatinNames', 'NonLatinName'))
    draft.name(textOf(name, 'NameNonLatinScript'), 'spelling');
  for (const address of items(node, 'Addresses', 'Address'))
    draft.country(textOf(address, 'AddressCountry'), isPerson ? 'residence' : 'seat');
  for (const nationality of below(node, 'Nationality')) draft.country(nationality.text, 'nationality');
  for (const country of below(node, 'CountryOfBirth')) draft.country(country.text, 'birth');
  for (const flag of below(node, 'CurrentBelievedFlagOfShip')) draft.country(flag.text, 'flag');
  for (const birth of below(node, 'DOB')) draft.birthYears(listedYears(birth.text));
  for (const number of below(node, 'BusinessRegistrationNumber')) addNumber(draft, number.text);
  for (const number of below(node, 'IMONumber')) draft.number('IMO number', number.text);
  if (isPerson) for (const { text } of below(node, 'Position')) draft.position({ title: text });
  tellRest(draft, node);
  return draft.entry();
}

/** Several stand in one field, some with a word before them: `OGRN: 1027700092661, Tax ID: 7704274402`. */
function addNumber(draft: EntryDraft, text: string): void {
  const found = numbersInProse(text);
  if (found.length > 0) draft.numbers(found);
  else
    for (const part of text.split(/[,;]\s+/))
      draft.number('Business registration number', part.replace(/\s*\([^)]*\)$/, ''));
}

function tellRest(draft: EntryDraft, node: XmlNode): void {
  const other = textOf(node, 'OtherInformation');
  const reason = textOf(node, 'UKStatementofReasons');
  draft.numbers(numbersInProse(`${other ?? ''} ${reason ?? ''}`));
  draft.programme(textOf(node, 'RegimeName'));
  for (const measure of (textOf(node, 'SanctionsImposed') ?? '').split('|')) draft.measure(measure);
  const listedOn = listedDay(textOf(node, 'DateDesignated'));
  const changedOn = listedDay(textOf(node, 'LastUpdated'));
  draft.tell({
    reference: textOf(node, 'OFSIGroupID') ?? '',
    reason: reason ?? other ?? '',
    legalBasis: textOf(node, 'RegimeName') ?? '',
    ...(listedOn !== undefined && { listedOn }),
    ...(changedOn !== undefined && { changedOn }),
    url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  });
}

/** `Name6` is the surname, or the whole name of whoever is no person. */
function addName(draft: EntryDraft, node: XmlNode, isPerson: boolean): void {
  const parts = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'].map((part) => textOf(node, part));
  const surname = textOf(node, 'Name6');
  draft.name(
    parts.filter(Boolean).join(' '),
    kindOfName(textOf(node, 'NameType') ?? '', textOf(node, 'AliasStrength') ?? ''),
    isPerson && surname !== undefined ? { surname } : {},
  );
}

function kindOfName(type: string, strength: string): ListedNameKind {
  if (/low/i.test(strength)) return 'weak_alias';
  if (/^primary name variation/i.test(type)) return 'spelling';
  if (/^primary/i.test(type)) return 'primary';
  return /former|f\.?k\.?a/i.test(type) ? 'former' : 'alias';
}

const items = (node: XmlNode, list: string, item: string): XmlNode[] =>
  childrenOf(findNode(node, list), item);

/** At any depth: individuals, entities and ships keep the same words in folders of their own. */
function below(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : below(child, name)));
}
