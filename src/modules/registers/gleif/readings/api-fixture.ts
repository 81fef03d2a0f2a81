/** LEIs of the made-up group. */
export const leis = {
  child: '213800AAAAAAAAAAAA11',
  parent: '213800BBBBBBBBBBBB22',
  top: '213800CCCCCCCCCCCC33',
};

/** A made-up record in the form of GLEIF's API. */
export function leiRecord(
  lei: string,
  name: string,
  more: Readonly<{ entity?: object; attributes?: object; relationships?: object }> = {},
) {
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: 'sv' },
        otherNames: [{ name: 'OLD NAME AB', language: 'sv', type: 'PREVIOUS_LEGAL_NAME' }],
        legalAddress: { addressLines: ['Gatan 1'], city: 'Stockholm', country: 'SE', postalCode: '111 22' },
        headquartersAddress: { addressLines: ['Torget 2'], city: 'Oslo', country: 'NO', postalCode: '0150' },
        registeredAt: { id: 'RA000544', other: null },
        registeredAs: '556609-8058',
        jurisdiction: 'SE',
        legalForm: { id: 'XJHM', other: null },
        status: 'ACTIVE',
        creationDate: '2001-04-09T00:00:00Z',
        ...more.entity,
      },
      registration: { status: 'LAPSED', validatedAt: { id: 'RA000544' }, validatedAs: '556609-8058' },
      bic: null,
      ...more.attributes,
    },
    relationships: more.relationships ?? {},
  };
}

/** The links of a company whose parent is named, whose ultimate parent is not, and which has children. */
export const relationships = {
  'direct-parent': { links: { 'lei-record': 'https://evil.example/x', 'relationship-record': 'x' } },
  'ultimate-parent': { links: { 'reporting-exception': 'x' } },
  'direct-children': { links: { related: 'x' } },
};
