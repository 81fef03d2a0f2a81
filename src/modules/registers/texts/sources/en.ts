/**
 * Every source by its code, in the order of the alphabet; a source without words here does not compile. `name` as reports print it,
 * `gap` what of a company it does not tell (a sentence), `licence` what its licence wants said wherever its data is shown.
 */
export const en = {
  brreg: {
    name: 'Brønnøysund Register Centre (Norway)',
    gap: 'Figures of the last filed year only; banks and insurers are left out. The register of beneficial owners is closed to the public.',
    licence:
      'Contains data under the Norwegian licence for Open Government data (NLOD) distributed by the Brønnøysund Register Centre.',
  },
  'companies-house': {
    name: 'Companies House (United Kingdom)',
    gap: 'Accounts filed on paper exist as pictures only; profit and loss of small companies is often not filed at all.',
    licence: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  },
  girbo: {
    name: 'State database of accounts (GIR BO), Russia',
    gap: 'Banks, state bodies and companies released from publishing are not in it; nor are owners, management and figures of groups.',
    licence: 'Open data of the Federal Tax Service of Russia.',
  },
};
export type Texts = typeof en;
