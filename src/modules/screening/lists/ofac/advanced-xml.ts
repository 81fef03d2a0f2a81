import { childrenOf, findNode, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { CountryRelation, ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import { EntryFault, type ListFormat, type ListPiece } from '../../reading/list-format.ts';
import { listedDay } from '../../reading/listed-days.ts';
import { readXmlPieces } from '../../reading/read-xml-entries.ts';
import { addDocumentedName } from './advanced-names.ts';
import { createReferences, type References } from './advanced-references.ts';
import { entryUrl, kindOfWord } from './remarks.ts';

/**
 * SDN_ADVANCED.XML and CONS_ADVANCED.XML of OFAC (UN 1267 advanced schema). Parties point at places, papers and programmes, some of
 * which come after them: the file is read twice, first for what is pointed at.
 */
export const ofacAdvancedXml: ListFormat = {
  code: 'ofac/advanced-xml',
  version: 1,
  about: 'SDN_ADVANCED.XML or CONS_ADVANCED.XML of OFAC',
  isIts: (head) => /<Sanctions[\s>]/.test(head),
  async *read(files, list) {
    for (const file of files) {
      const references = createReferences();
      const heads: ListPiece[] = [];
      for await (const piece of readXmlPieces(file, ['DateOfIssue', ...references.elements], (node) =>
        node.name === 'DateOfIssue' ? headOf(node) : references.take(node),
      ))
        heads.push(piece);
      yield* heads;
      yield* readXmlPieces(file, ['DistinctParty'], (node) => entryOf(node, list, references));
    }
  },
};

function headOf(node: XmlNode): ListPiece {
  const publishedOn = listedDay(dayOf(node));
  return { head: { ...(publishedOn !== undefined && { publishedOn }) } };
}

function entryOf(party: XmlNode, list: ListCode, references: References): ListEntry {
  const profile = childrenOf(party, 'Profile')[0];
  const entryId = party.attribute('FixedRef') ?? profile?.attribute('ID');
  if (profile === undefined) throw new EntryFault('the party has no profile');
  const [kindWord, subKind] = references.partyKind(profile.attribute('PartySubTypeID'));
  const entryKind = kindOfWord(/^(vessel|aircraft)$/i.test(subKind) ? subKind : kindWord);
  const place = `/Sanctions/DistinctParties/DistinctParty[@FixedRef=${entryId}]`;
  const draft = draftEntry({ list, entryId, entryKind, place });
  for (const identity of childrenOf(profile, 'Identity')) {
    for (const alias of childrenOf(identity, 'Alias'))
      for (const name of childrenOf(alias, 'DocumentedName'))
        addDocumentedName(draft, identity, alias, name, references);
    for (const paper of references.papers(identity.attribute('ID')))
      draft.number(paper.word, paper.value, paper.issuer);
  }
  for (const feature of childrenOf(profile, 'Feature')) addFeature(draft, feature, references);
  const sanction = references.sanction(profile.attribute('ID'));
  for (const programme of sanction?.programmes ?? []) draft.programme(programme);
  for (const measure of sanction?.measures ?? []) draft.measure(measure);
  draft.tell({
    url: entryUrl(entryId),
    ...(sanction?.listedOn !== undefined && { listedOn: sanction.listedOn }),
    ...(sanction?.legalBasis !== undefined && { legalBasis: sanction.legalBasis }),
  });
  return draft.entry();
}

const countryFeatures: readonly (readonly [RegExp, CountryRelation])[] = [
  [/^nationality of registration/i, 'registration'],
  [/^(nationality|citizenship)/i, 'nationality'],
  [/^place of birth/i, 'birth'],
  [/flag/i, 'flag'],
];

function addFeature(draft: EntryDraft, feature: XmlNode, references: References): void {
  const word = references.featureType(feature.attribute('FeatureTypeID'));
  for (const version of childrenOf(feature, 'FeatureVersion')) {
    const location = findNode(version, 'VersionLocation')?.attribute('LocationID');
    const detail = findNode(version, 'VersionDetail');
    const text = detail?.text || references.detail(detail?.attribute('DetailReferenceID'));
    if (/^birthdate/i.test(word)) draft.birthYears(yearsOf(version));
    const relation = countryFeatures.find(([fits]) => fits.test(word))?.[1];
    for (const code of [references.countryOf(location), relation === undefined ? undefined : text])
      draft.country(code, relation ?? (draft.entryKind === 'person' ? 'residence' : 'seat'));
    if (relation === undefined && text !== undefined) draft.number(word, text);
  }
}

/** A date is a period whose two ends are points or periods themselves. */
function yearsOf(version: XmlNode) {
  const period = findNode(version, 'DatePeriod');
  const years = period === undefined ? [] : allNamed(period, 'Year').map(({ text }) => Number(text));
  const good = years.filter((year) => year > 1800 && year < 2100);
  return good.length === 0 ? undefined : { min: Math.min(...good), max: Math.max(...good) };
}

function allNamed(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : allNamed(child, name)));
}

function dayOf(node: XmlNode): string {
  const part = (name: string) => (textOf(node, name) ?? '').padStart(2, '0');
  return `${part('Year')}-${part('Month')}-${part('Day')}`;
}
