import { childrenOf, findNode, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import { listedDay } from '../../reading/listed-days.ts';

type Paper = Readonly<{ word: string; value: string; issuer?: string }>;
type Sanction = Readonly<{
  programmes: readonly string[];
  measures: readonly string[];
  listedOn?: string;
  legalBasis?: string;
}>;

const valueSets = [
  'AliasType',
  'AreaCode',
  'Country',
  'DetailReference',
  'FeatureType',
  'IDRegDocType',
  'LegalBasis',
  'NamePartType',
  'PartyType',
  'PartySubType',
  'SanctionsType',
  'Script',
] as const;
type ValueSet = (typeof valueSets)[number];

/** What parties of an advanced file point at: words of its own code lists, countries of places, numbers of papers, sanctions. */
export interface References {
  readonly elements: readonly string[];
  take(node: XmlNode): undefined;
  partyKind(subType: string | undefined): [type: string, subType: string];
  featureType(id: string | undefined): string;
  aliasType(id: string | undefined): string;
  namePartType(id: string | undefined): string;
  detail(id: string | undefined): string | undefined;
  /** ISO 15924. */
  script(id: string | undefined): string | undefined;
  countryOf(location: string | undefined): string | undefined;
  papers(identity: string | undefined): readonly Paper[];
  sanction(profile: string | undefined): Sanction | undefined;
}

export function createReferences(): References {
  const sets = new Map<string, Map<string, { text: string; code?: string; parent?: string }>>();
  const locations = new Map<string, string>();
  const papers = new Map<string, Paper[]>();
  const sanctions = new Map<string, Sanction>();
  const valueIn = (set: ValueSet, id: string | undefined) => sets.get(set)?.get(id ?? '');
  const word = (set: ValueSet, id: string | undefined) => valueIn(set, id)?.text ?? '';
  const country = (id: string | undefined) => {
    const value = valueIn('Country', id);
    return value?.code ?? value?.text;
  };

  function takeLocation(node: XmlNode): void {
    const area = findNode(node, 'LocationAreaCode')?.attribute('AreaCodeID');
    const id = findNode(node, 'LocationCountry')?.attribute('CountryID') ?? valueIn('AreaCode', area)?.parent;
    const code = country(id) ?? valueIn('AreaCode', area)?.text;
    if (code !== undefined) locations.set(node.attribute('ID') ?? '', code);
  }

  function takePaper(node: XmlNode): void {
    const identity = node.attribute('IdentityID') ?? '';
    const issuer = country(node.attribute('IssuedBy-CountryID'));
    const paper = {
      word: word('IDRegDocType', node.attribute('IDRegDocTypeID')),
      value: textOf(node, 'IDRegistrationNo') ?? '',
      ...(issuer !== undefined && { issuer }),
    };
    papers.set(identity, [...(papers.get(identity) ?? []), paper]);
  }

  function takeSanction(node: XmlNode): void {
    const profile = node.attribute('ProfileID') ?? '';
    const known = sanctions.get(profile);
    const measures = childrenOf(node, 'SanctionsMeasure').map((measure) => ({
      type: word('SanctionsType', measure.attribute('SanctionsTypeID')),
      comment: textOf(measure, 'Comment'),
    }));
    const event = childrenOf(node, 'EntryEvent')[0];
    const day = findNode(node, 'Date');
    const part = (name: string) => (textOf(day, name) ?? '').padStart(2, '0');
    const listedOn = listedDay(`${part('Year')}-${part('Month')}-${part('Day')}`) ?? known?.listedOn;
    const legalBasis = word('LegalBasis', event?.attribute('LegalBasisID')) || known?.legalBasis;
    sanctions.set(profile, {
      // A measure of the type Program names the programme in its comment; the others are what is imposed.
      programmes: [
        ...(known?.programmes ?? []),
        ...measures.flatMap(({ type, comment }) => (/^program/i.test(type) && comment ? [comment] : [])),
      ],
      measures: [
        ...(known?.measures ?? []),
        ...measures.flatMap(({ type }) => (type === '' || /^program/i.test(type) ? [] : [type])),
      ],
      ...(listedOn !== undefined && { listedOn }),
      ...(legalBasis !== undefined && legalBasis !== '' && { legalBasis }),
    });
  }

  function takeValue(node: XmlNode): void {
    const code = node.attribute('ISO2') ?? node.attribute('ScriptCode');
    const parent = node.attribute('PartyTypeID') ?? node.attribute('CountryID');
    const value = {
      text: node.text || (node.attribute('Description') ?? ''),
      ...(code !== undefined && code !== '' && { code }),
      ...(parent !== undefined && { parent }),
    };
    const set = sets.get(node.name) ?? new Map();
    sets.set(node.name, set.set(node.attribute('ID') ?? '', value));
  }

  return {
    elements: [...valueSets, 'Location', 'IDRegDocument', 'SanctionsEntry'],
    take(node) {
      if (node.name === 'Location') takeLocation(node);
      else if (node.name === 'IDRegDocument') takePaper(node);
      else if (node.name === 'SanctionsEntry') takeSanction(node);
      else takeValue(node);
    },
    partyKind(subType) {
      const sub = valueIn('PartySubType', subType);
      return [word('PartyType', sub?.parent), sub?.text ?? ''];
    },
    featureType: (id) => word('FeatureType', id),
    aliasType: (id) => word('AliasType', id),
    namePartType: (id) => word('NamePartType', id),
    detail: (id) => valueIn('DetailReference', id)?.text,
    script: (id) => valueIn('Script', id)?.code,
    countryOf: (location) => locations.get(location ?? ''),
    papers: (identity) => papers.get(identity ?? '') ?? [],
    sanction: (profile) => sanctions.get(profile ?? ''),
  };
}
