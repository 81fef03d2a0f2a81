import { textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { EntryKind, ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import type { ListFormat } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';
import { aliasesOfCell } from './ca-aliases.ts';

/** The consolidated list of autonomous sanctions of Canada (Special Economic Measures Act). */
export const caSema: ListFormat = {
  code: 'ca/sema-xml',
  version: 1,
  about: 'the consolidated list of autonomous sanctions of Canada (XML)',
  isIts: (head) => /<data-set[\s>]/.test(head),
  async *read(files, list) {
    // The list has no keys: country, schedule and item are one, and a second of the same gets a number.
    const seen = new Map<string, number>();
    const keyOf = (node: XmlNode): string => {
      const parts = [english(textOf(node, 'Country')), textOf(node, 'Schedule'), textOf(node, 'Item')];
      const key = parts.map((part) => part?.replaceAll(' ', '') ?? '').join('/');
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count === 1 ? key : `${key}#${count}`;
    };
    for (const file of files)
      yield* readXmlPieces(file, ['record'], (node) => entryOf(node, keyOf(node), list));
  },
};

function entryOf(node: XmlNode, entryId: string, list: ListCode): ListEntry {
  const entity = textOf(node, 'EntityOrShip') ?? textOf(node, 'Entity');
  const [surname, given] = [textOf(node, 'LastName'), textOf(node, 'GivenName')];
  const isPerson = surname !== undefined || given !== undefined;
  const imo = textOf(node, 'ShipIMONumber');
  const organisation: EntryKind = imo === undefined ? 'company' : 'vessel';
  const draft = draftEntry({
    list,
    entryId,
    entryKind: isPerson ? 'person' : organisation,
    place: `line ${node.line}`,
  });
  if (isPerson)
    draft.name(
      [given, surname].filter(Boolean).join(' '),
      'primary',
      surname === undefined ? {} : { surname },
    );
  else addEntity(draft, entity ?? '');
  for (const { name, lang } of aliasesOfCell(textOf(node, 'Aliases')))
    draft.name(name, 'alias', lang === undefined ? {} : { lang });
  const born = textOf(node, 'DateOfBirth') ?? textOf(node, 'DateOfBirthOrShipBuildDate');
  if (isPerson) draft.birthYears(listedYears(born));
  draft.number('IMO number', imo);
  const country = textOf(node, 'Country');
  draft.country(country, 'regime');
  draft.programme(english(country));
  const listedOn = listedDay(textOf(node, 'DateOfListing'));
  draft.tell({
    reference: [textOf(node, 'Schedule'), textOf(node, 'Item')].filter(Boolean).join(', item '),
    legalBasis: 'Special Economic Measures Act',
    ...(listedOn !== undefined && { listedOn }),
    url: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx',
  });
  return draft.entry();
}

/** Both languages may stand in one cell: `IRGC Missile Command/Centre de contrôle des missiles du CGRI`. */
function addEntity(draft: EntryDraft, text: string): void {
  const halves = text.split(/(?<=[\p{L}).]{2})\s*\/\s*(?=\p{L}{2})(?![^()]*\))/u);
  const [first = '', ...rest] = halves;
  draft.name(first, 'primary');
  for (const half of rest) draft.name(half, 'alias');
  const bracketed = /^(.{4,}?)\s*\(([^()]{6,})\)$/.exec(first);
  for (const part of bracketed?.slice(1) ?? []) draft.name(part, 'alias');
}

const english = (text: string | undefined): string => text?.split(' / ')[0] ?? '';
