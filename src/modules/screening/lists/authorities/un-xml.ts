import { childrenOf, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { BirthYears, ListCode, ListEntry, ListedNameKind } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import type { ListFormat, ListPiece } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { numbersInProse } from '../../reading/listed-numbers.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';

/** The consolidated list of the Security Council of the United Nations. */
export const unXml: ListFormat = {
  code: 'un/xml',
  version: 1,
  about: 'the consolidated list of the UN Security Council (XML)',
  isIts: (head) => /<CONSOLIDATED_LIST[\s>]/.test(head),
  async *read(files, list) {
    for (const file of files) {
      yield* readXmlPieces(file, ['INDIVIDUAL', 'ENTITY'], (node) => entryOf(node, list));
      yield* headOf(file.open());
    }
  },
};

async function* headOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ListPiece> {
  for await (const chunk of bytes) {
    const head = new TextDecoder('latin1').decode(chunk.subarray(0, 4_000));
    const publishedOn = listedDay(/dateGenerated="([^"]{10,40})"/.exec(head)?.[1]);
    yield { head: { ...(publishedOn !== undefined && { publishedOn }) } };
    return;
  }
}

function entryOf(node: XmlNode, list: ListCode): ListEntry {
  const entryId = textOf(node, 'DATAID');
  const isPerson = node.name === 'INDIVIDUAL';
  const draft = draftEntry({
    list,
    entryId,
    entryKind: isPerson ? 'person' : 'company',
    place: `//${node.name}[DATAID=${entryId}]`,
  });
  const names = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textOf(node, part));
  draft.name(names.filter(Boolean).join(' '), 'primary');
  draft.name(textOf(node, 'NAME_ORIGINAL_SCRIPT'), 'spelling');
  addAliases(draft, node);
  addCountries(draft, node, isPerson);
  for (const birth of childrenOf(node, 'INDIVIDUAL_DATE_OF_BIRTH')) draft.birthYears(yearsOf(birth));
  const reason = textOf(node, 'COMMENTS1');
  draft.numbers(numbersInProse(reason));
  draft.programme(textOf(node, 'UN_LIST_TYPE'));
  if (isPerson) for (const title of values(node, 'DESIGNATION')) draft.position({ title });
  const listedOn = listedDay(textOf(node, 'LISTED_ON'));
  const changedOn = values(node, 'LAST_DAY_UPDATED')
    .flatMap((day) => listedDay(day) ?? [])
    .sort()
    .at(-1);
  draft.tell({
    reference: textOf(node, 'REFERENCE_NUMBER') ?? '',
    reason: reason?.replace(/INTERPOL-UN Security Council Special Notice.*$/, '') ?? '',
    ...(listedOn !== undefined && { listedOn }),
    ...(changedOn !== undefined && { changedOn }),
    url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  });
  return draft.entry();
}

function addAliases(draft: EntryDraft, node: XmlNode): void {
  for (const alias of [...childrenOf(node, 'INDIVIDUAL_ALIAS'), ...childrenOf(node, 'ENTITY_ALIAS')])
    for (const name of (textOf(alias, 'ALIAS_NAME') ?? '').split(/;\s*/))
      draft.name(name, kindOfQuality(textOf(alias, 'QUALITY') ?? ''));
}

function kindOfQuality(quality: string): ListedNameKind {
  if (/^low/i.test(quality)) return 'weak_alias';
  return /^f/i.test(quality) ? 'former' : 'alias';
}

function addCountries(draft: EntryDraft, node: XmlNode, isPerson: boolean): void {
  for (const nationality of values(node, 'NATIONALITY')) draft.country(nationality, 'nationality');
  for (const birth of childrenOf(node, 'INDIVIDUAL_PLACE_OF_BIRTH'))
    draft.country(textOf(birth, 'COUNTRY'), 'birth');
  for (const address of [...childrenOf(node, 'INDIVIDUAL_ADDRESS'), ...childrenOf(node, 'ENTITY_ADDRESS')])
    draft.country(textOf(address, 'COUNTRY'), isPerson ? 'residence' : 'seat');
}

function yearsOf(birth: XmlNode): BirthYears | undefined {
  const parts = ['DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR'].map((part) => textOf(birth, part));
  const type = textOf(birth, 'TYPE_OF_DATE') ?? '';
  return listedYears(`${/^approx/i.test(type) ? 'circa ' : ''}${parts.filter(Boolean).join(' to ')}`);
}

const values = (node: XmlNode, name: string): string[] =>
  childrenOf(node, name).flatMap((child) => childrenOf(child, 'VALUE').map(({ text }) => text));
