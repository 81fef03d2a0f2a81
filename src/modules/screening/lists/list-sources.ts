import type { ListCode } from '#findings/vocabulary/list-entry.ts';
import type { ListFormat } from '../reading/list-format.ts';
import { listFormats } from './list-formats.ts';

/** Who publishes a list, under what licence, in which forms. Names in every language stand in `texts/lists`. */
export type ListSource = Readonly<{
  code: ListCode;
  kind: 'sanctions' | 'exposed' | 'demo';
  homepage: string;
  /** Where the list can be downloaded, as its publisher said when this was written. */
  download?: string;
  licence: Readonly<{ name: string; url?: string }>;
  formats: readonly ListFormat[];
}>;

const formats = (...codes: string[]): readonly ListFormat[] =>
  listFormats.filter(({ code }) => codes.includes(code));
const ofac = formats('ofac/csv', 'ofac/xml', 'ofac/advanced-xml');
const publicDomain = {
  name: 'Public domain (17 U.S.C. § 105)',
  url: 'https://ofac.treasury.gov/terms-of-use',
};

/** Every list that can be imported, in the order in which they are shown. */
export const listSources: readonly ListSource[] = [
  {
    code: 'ofac-sdn',
    kind: 'sanctions',
    homepage:
      'https://ofac.treasury.gov/specially-designated-nationals-and-blocked-persons-list-sdn-human-readable-lists',
    download: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN.XML',
    licence: publicDomain,
    formats: ofac,
  },
  {
    code: 'ofac-non-sdn',
    kind: 'sanctions',
    homepage: 'https://ofac.treasury.gov/consolidated-sanctions-list-non-sdn-lists',
    download: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONSOLIDATED.XML',
    licence: publicDomain,
    formats: ofac,
  },
  {
    code: 'eu',
    kind: 'sanctions',
    homepage:
      'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
    licence: { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    formats: formats('eu/fsf-xml'),
  },
  {
    code: 'un',
    kind: 'sanctions',
    homepage: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
    download: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
    licence: { name: 'UN terms of use', url: 'https://www.un.org/en/about-us/terms-of-use' },
    formats: formats('un/xml'),
  },
  {
    code: 'gb',
    kind: 'sanctions',
    homepage: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
    licence: {
      name: 'OGL-UK-3.0',
      url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    },
    formats: formats('gb/xml'),
  },
  {
    code: 'ch',
    kind: 'sanctions',
    homepage:
      'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos.html',
    licence: { name: 'Open use (opendata.swiss)', url: 'https://opendata.swiss/en/terms-of-use' },
    formats: formats('ch/seco-xml'),
  },
  {
    code: 'ca',
    kind: 'sanctions',
    homepage:
      'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx',
    download:
      'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
    licence: {
      name: 'Open Government Licence – Canada',
      url: 'https://open.canada.ca/en/open-government-licence-canada',
    },
    formats: formats('ca/sema-xml'),
  },
  {
    code: 'exposed-persons',
    kind: 'exposed',
    homepage: 'https://github.com/unitedstates/congress-legislators',
    licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    formats: formats('exposed-persons/json'),
  },
  {
    code: 'other',
    kind: 'sanctions',
    homepage: 'https://github.com/opensanctions/opensanctions',
    licence: { name: 'of the file' },
    formats: formats('generic/table'),
  },
  {
    code: 'demo',
    kind: 'demo',
    homepage: 'https://countercheck.example/demo',
    licence: { name: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    formats: formats('ofac/xml'),
  },
];

/** The list of that code; undefined if there is none. */
export const findListSource = (code: string): ListSource | undefined =>
  listSources.find((source) => source.code === code);
