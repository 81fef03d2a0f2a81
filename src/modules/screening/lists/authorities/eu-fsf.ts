import { childrenOf, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { BirthYears, ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import type { ListFormat, ListPiece } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { numbersInProse } from '../../reading/listed-numbers.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';

/** The consolidated financial sanctions list of the European Union, XML 1.1. */
export const euFsf: ListFormat = {
  code: 'eu/fsf-xml',
  version: 1,
  about: 'the consolidated financial sanctions file 1.1 of the European Union',
  isIts: (head) => /<export[\s>]/.test(head),
  async *read(files, list) {
    for (const file of files) {
      const pieces = readXmlPieces(file, ['sanctionEntity'], (node) => entryOf(node, list));
      yield* withHead(pieces, file.open());
    }
  },
};

/** What the file says of itself stands on its root, which no record has: it is read from the first bytes. */
async function* withHead(
  pieces: AsyncGenerator<ListPiece>,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ListPiece> {
  yield* pieces;
  for await (const chunk of bytes) {
    const root = /<export\s[^>]{0,2000}>/.exec(
      new TextDecoder('latin1').decode(chunk.subarray(0, 4_000)),
    )?.[0];
    const publishedOn = listedDay(/generationDate="([^"]{10,40})"/.exec(root ?? '')?.[1]);
    const version = /globalFileId="(\w{1,40})"/.exec(root ?? '')?.[1];
    yield {
      head: { ...(publishedOn !== undefined && { publishedOn }), ...(version !== undefined && { version }) },
    };
    return;
  }
}

function entryOf(node: XmlNode, list: ListCode): ListEntry {
  const entryId = node.attribute('logicalId');
  const subject = childrenOf(node, 'subjectType')[0];
  const isPerson =
    subject?.attribute('code') === 'person' || subject?.attribute('classificationCode') === 'P';
  const draft = draftEntry({
    list,
    entryId,
    entryKind: isPerson ? 'person' : 'company',
    place: `/export/sanctionEntity[@logicalId=${entryId}]`,
  });
  for (const alias of childrenOf(node, 'nameAlias')) addName(draft, alias, isPerson);
  for (const birth of childrenOf(node, 'birthdate')) {
    draft.birthYears(yearsOf(birth));
    draft.country(known(birth), 'birth');
  }
  for (const citizenship of childrenOf(node, 'citizenship')) draft.country(known(citizenship), 'nationality');
  for (const address of childrenOf(node, 'address'))
    draft.country(known(address), isPerson ? 'residence' : 'seat');
  for (const paper of childrenOf(node, 'identification'))
    draft.number(
      paper.attribute('identificationTypeDescription') || paper.attribute('identificationTypeCode') || '',
      paper.attribute('number') || paper.attribute('latinNumber'),
      known(paper),
    );
  const remarks = childrenOf(node, 'remark').map(({ text }) => text);
  draft.numbers(numbersInProse(remarks.join('; ')));
  tellRegulation(draft, node, remarks);
  return draft.entry();
}

function tellRegulation(draft: EntryDraft, node: XmlNode, remarks: readonly string[]): void {
  const regulations = childrenOf(node, 'regulation');
  for (const regulation of regulations) draft.programme(regulation.attribute('programme'));
  const last = regulations.at(-1);
  const changedOn = listedDay(last?.attribute('publicationDate'));
  const listedOn = listedDay(node.attribute('designationDate'));
  draft.tell({
    reference: node.attribute('euReferenceNumber') ?? '',
    reason: node.attribute('designationDetails') || remarks.join(' '),
    legalBasis: last?.attribute('numberTitle') ?? '',
    url: textOf(last, 'publicationUrl') ?? '',
    ...(changedOn !== undefined && { changedOn }),
    ...(listedOn !== undefined && { listedOn }),
  });
}

/** The list has no main name: the first strong one stands first. */
function addName(draft: EntryDraft, alias: XmlNode, isPerson: boolean): void {
  const given = [alias.attribute('firstName'), alias.attribute('middleName')].filter(Boolean).join(' ');
  const surname = alias.attribute('lastName') ?? '';
  const name = alias.attribute('wholeName') || `${given} ${surname}`;
  const lang = alias.attribute('nameLanguage')?.toLowerCase();
  draft.name(name, alias.attribute('strong') === 'false' ? 'weak_alias' : 'alias', {
    ...(lang !== undefined && /^[a-z]{2,3}$/.test(lang) && { lang }),
    ...(isPerson && surname !== '' && { surname }),
  });
  if (isPerson && alias.attribute('function')) draft.position({ title: alias.attribute('function') ?? '' });
}

function yearsOf(birth: XmlNode): BirthYears | undefined {
  const range = [birth.attribute('yearRangeFrom'), birth.attribute('yearRangeTo')]
    .filter(Boolean)
    .join(' to ');
  const year = birth.attribute('birthdate') || birth.attribute('year') || range;
  return listedYears(`${birth.attribute('circa') === 'true' ? 'circa ' : ''}${year}`);
}

/** `00` and `UNKNOWN` are none. */
const known = (node: XmlNode): string | undefined => {
  const code = node.attribute('countryIso2Code');
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
};
