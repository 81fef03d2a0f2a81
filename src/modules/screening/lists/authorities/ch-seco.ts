import { childrenOf, findNode, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { EntryKind, ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import { EntryFault, type ListFile, type ListFormat, type ListPiece } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';
import { numbersInProse } from '../../reading/listed-numbers.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';
import { addSecoName } from './ch-seco-names.ts';

/** What targets point at, by its number: countries of places, programmes of sets of sanctions. */
type Pointed = Readonly<{
  places: Map<string, string>;
  sets: Map<string, { programme: string; measure: string }>;
}>;

/** The consolidated list of the State Secretariat for Economic Affairs of Switzerland. Read twice: places stand behind the targets. */
export const chSeco: ListFormat = {
  code: 'ch/seco-xml',
  version: 1,
  about: 'the sanctions list of SECO, Switzerland (XML)',
  isIts: (head) => /<swiss-sanctions-list[\s>]/.test(head),
  async *read(files, list) {
    for (const file of files) {
      const pointed: Pointed = { places: new Map(), sets: new Map() };
      for await (const _ of readXmlPieces(file, ['place', 'sanctions-program'], (node) =>
        point(pointed, node),
      ));
      yield* headOf(file);
      yield* readXmlPieces(file, ['target'], (node) => entryOf(node, list, pointed));
    }
  },
};

async function* headOf(file: ListFile): AsyncGenerator<ListPiece> {
  for await (const chunk of file.open()) {
    const head = new TextDecoder('latin1').decode(chunk.subarray(0, 4_000));
    const root = /<swiss-sanctions-list\s[^>]{0,2000}>/.exec(head)?.[0] ?? '';
    const publishedOn = listedDay(/\sdate="([^"]{10,40})"/.exec(root)?.[1]);
    const isAmendment = /list-type="amendment"/.test(root);
    yield {
      head: { ...(publishedOn !== undefined && { publishedOn }), ...(isAmendment && { isAmendment }) },
    };
    return;
  }
}

function point({ places, sets }: Pointed, node: XmlNode): undefined {
  const code = findNode(node, 'country')?.attribute('iso-code');
  if (node.name === 'place' && code !== undefined) places.set(node.attribute('ssid') ?? '', code);
  if (node.name !== 'sanctions-program') return;
  const programme =
    inEnglish(childrenOf(node, 'program-name')) ?? inEnglish(childrenOf(node, 'program-key')) ?? '';
  for (const set of childrenOf(node, 'sanctions-set'))
    if (set.attribute('lang') === 'eng' || !sets.has(set.attribute('ssid') ?? ''))
      sets.set(set.attribute('ssid') ?? '', { programme, measure: set.text });
}

const inEnglish = (nodes: readonly XmlNode[]): string | undefined =>
  (nodes.find((node) => node.attribute('lang') === 'eng') ?? nodes[0])?.text;

function kindOf(subject: XmlNode): EntryKind {
  if (subject.name === 'individual') return 'person';
  if (subject.name === 'entity') return 'company';
  const type = subject.attribute('object-type') ?? '';
  if (/vessel|ship/i.test(type)) return 'vessel';
  return /aircraft/i.test(type) ? 'aircraft' : 'other';
}

function entryOf(target: XmlNode, list: ListCode, pointed: Pointed): ListEntry {
  const subject = target.children.find(({ name }) => ['individual', 'entity', 'object'].includes(name));
  const entryId = target.attribute('ssid');
  if (subject === undefined) throw new EntryFault('the target is neither person, company nor object');
  const place = `/swiss-sanctions-list/target[@ssid=${entryId}]`;
  const draft = draftEntry({ list, entryId, entryKind: kindOf(subject), place });
  for (const identity of childrenOf(subject, 'identity')) addIdentity(draft, identity, pointed);
  for (const set of childrenOf(target, 'sanctions-set-id')) {
    draft.programme(pointed.sets.get(set.text)?.programme);
    draft.measure(pointed.sets.get(set.text)?.measure);
  }
  const others = childrenOf(subject, 'other-information')
    .map(({ text }) => text)
    .join('; ');
  draft.numbers(numbersInProse(others));
  tellHistory(draft, target);
  draft.tell({ reason: childrenOf(subject, 'justification')[0]?.text ?? others });
  return draft.entry();
}

function addIdentity(draft: EntryDraft, identity: XmlNode, { places }: Pointed): void {
  const isPerson = draft.entryKind === 'person';
  const isMain = identity.attribute('main') !== 'false';
  for (const name of childrenOf(identity, 'name')) addSecoName(draft, name, isMain);
  for (const birth of childrenOf(identity, 'day-month-year'))
    draft.birthYears(
      listedYears(
        ['year', 'from-year', 'to-year', 'year-from', 'year-to']
          .map((part) => birth.attribute(part) ?? '')
          .join(' '),
      ),
    );
  for (const nationality of childrenOf(identity, 'nationality'))
    draft.country(findNode(nationality, 'country')?.attribute('iso-code'), 'nationality');
  for (const address of childrenOf(identity, 'address'))
    draft.country(places.get(address.attribute('place-id') ?? ''), isPerson ? 'residence' : 'seat');
  for (const birth of childrenOf(identity, 'place-of-birth'))
    draft.country(places.get(birth.attribute('place-id') ?? ''), 'birth');
  for (const paper of childrenOf(identity, 'identification-document'))
    draft.number(
      (paper.attribute('document-type') ?? '').replaceAll('-', ' '),
      textOf(paper, 'number'),
      childrenOf(paper, 'issuer')[0]?.attribute('code'),
    );
}

/** Listed, amended, de-listed: the last of them holds. */
function tellHistory(draft: EntryDraft, target: XmlNode): void {
  const steps = childrenOf(target, 'modification').map((node) => {
    const dates = ['effective-date', 'publication-date', 'enactment-date'].map((name) =>
      node.attribute(name),
    );
    return {
      type: node.attribute('modification-type'),
      day: dates.map((date) => listedDay(date)).find(Boolean),
    };
  });
  const sorted = steps.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
  const listedOn = sorted.find(({ type }) => type === 'listed')?.day;
  const last = sorted.at(-1);
  draft.tell({
    ...(listedOn !== undefined && { listedOn }),
    ...(last?.day !== undefined && last.type === 'amended' && { changedOn: last.day }),
    // Without a day it holds since ever.
    ...(last?.type === 'de-listed' && { delistedOn: last.day ?? '1900-01-01' }),
  });
}
