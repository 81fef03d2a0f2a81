/** A made-up record of the Slovak register, with what was before. */
export const rpoEntity = {
  id: 17,
  identifiers: [{ value: '01234567', validFrom: '2001-02-03' }],
  fullNames: [
    { value: 'Nový názov, s. r. o.', validFrom: '2010-01-01' },
    { value: 'Starý názov, s. r. o.', validFrom: '2001-02-03', validTo: '2009-12-31' },
  ],
  addresses: [
    {
      street: 'Hlavná',
      regNumber: 1234,
      buildingNumber: '56A',
      postalCodes: ['91101'],
      municipality: { value: 'Trenčín' },
      country: { value: 'Slovenská republika', code: '703' },
      validFrom: '2010-01-01',
    },
  ],
  legalForms: [{ value: { value: 'Spoločnosť s ručením obmedzeným', code: '112' } }],
  legalStatuses: [{ value: { value: 'v konkurze' } }],
  statutoryBodies: [
    {
      stakeholderType: { value: 'konateľ' },
      personName: { givenNames: ['Ján'], familyNames: ['Novák'], formatedName: 'Ing. Ján Novák' },
      address: { street: 'Domáca' },
      validFrom: '2011-01-01',
      validTo: '2015-06-30',
    },
    {
      stakeholderType: { value: 'predstavenstvo' },
      statutoryBodyMember: { value: 'predseda' },
      fullName: 'SPRÁVA, a. s.',
      identifier: '07654321',
    },
  ],
  stakeholders: [
    { stakeholderType: { value: 'Spoločník' }, fullName: 'MATKA, a. s.', identifier: '00000002' },
    {
      stakeholderType: { value: 'Dozorná rada' },
      statutoryBodyMember: { value: 'predseda' },
      personName: { formatedName: 'Eva Malá' },
    },
  ],
  authorizations: [{ value: 'Konateľ koná samostatne.' }],
  equities: [{ value: 5000, currency: { value: 'euro', code: 'EUR' }, validFrom: '2010-01-01' }],
  statisticalCodes: { mainActivity: { value: 'Počítačové programovanie', code: '62010' } },
  establishment: '2001-02-03',
};
