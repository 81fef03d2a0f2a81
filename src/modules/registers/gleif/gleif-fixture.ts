/** Builds records of the golden copy's JSON form for tests: `{"$": …}` values, in the file's own order of members. */
export type FixtureEntry = Readonly<{
  lei: string;
  name: string;
  lang?: string;
  country?: string;
  jurisdiction?: string;
  elf?: string;
  otherForm?: string;
  status?: string;
  registrationStatus?: string;
  events?: readonly Readonly<{ type: string; state: string }>[];
  otherNames?: readonly Readonly<{ type: string; text: string }>[];
  latin?: readonly Readonly<{ type: string; text: string }>[];
  authority?: string;
  number?: string;
  city?: string;
}>;

const value = (text: string) => ({ $: text });

export function gleifRecord(entry: FixtureEntry): object {
  const country = entry.country ?? 'DE';
  const names = (list: FixtureEntry['otherNames']) =>
    (list ?? []).map(({ type, text }) => ({ '@xml:lang': 'en', '@type': type, $: text }));
  const authority = {
    RegistrationAuthorityID: value(entry.authority ?? 'RA000242'),
    ...(entry.number === undefined ? {} : { RegistrationAuthorityEntityID: value(entry.number) }),
  };
  return {
    LEI: value(entry.lei),
    Entity: {
      LegalName: { '@xml:lang': entry.lang ?? 'de', $: entry.name },
      OtherEntityNames: { OtherEntityName: names(entry.otherNames) },
      TransliteratedOtherEntityNames: { TransliteratedOtherEntityName: names(entry.latin) },
      LegalAddress: {
        FirstAddressLine: value('Hauptstraße 5'),
        AdditionalAddressLine: [value('2. Stock')],
        City: value(entry.city ?? 'Berlin'),
        Country: value(country),
        PostalCode: value('10115'),
      },
      RegistrationAuthority: authority,
      LegalJurisdiction: value(entry.jurisdiction ?? country),
      LegalForm: {
        EntityLegalFormCode: value(entry.elf ?? '2HBR'),
        ...(entry.otherForm === undefined ? {} : { OtherLegalForm: value(entry.otherForm) }),
      },
      EntityStatus: value(entry.status ?? 'ACTIVE'),
      LegalEntityEvents: {
        LegalEntityEvent: (entry.events ?? []).map(({ type, state }) => ({
          '@event_status': state,
          LegalEntityEventType: value(type),
          LegalEntityEventEffectiveDate: value('2024-02-01T00:00:00Z'),
        })),
      },
      EntityCreationDate: value('2010-05-17T00:00:00+02:00'),
    },
    Registration: { RegistrationStatus: value(entry.registrationStatus ?? 'ISSUED') },
  };
}

/** A whole file in the JSON form. */
export function gleifJson(entries: readonly FixtureEntry[]): string {
  return JSON.stringify({ records: entries.map(gleifRecord) }, null, 1);
}

/** The n-th of as many made-up LEIs as a test needs. */
export function fixtureLei(index: number): string {
  return `TEST00${String(index).padStart(12, '0')}00`;
}

const columns = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  'Entity.OtherEntityNames.OtherEntityName.1',
  'Entity.OtherEntityNames.OtherEntityName.1.xmllang',
  'Entity.OtherEntityNames.OtherEntityName.1.type',
  'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.1',
  'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.1.type',
  'Entity.LegalAddress.FirstAddressLine',
  'Entity.LegalAddress.AdditionalAddressLine.1',
  'Entity.LegalAddress.City',
  'Entity.LegalAddress.Country',
  'Entity.LegalAddress.PostalCode',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalJurisdiction',
  'Entity.LegalForm.EntityLegalFormCode',
  'Entity.EntityStatus',
  'Entity.EntityCreationDate',
  'Registration.RegistrationStatus',
];

/** The same entries in the CSV form. */
export function gleifCsv(entries: readonly FixtureEntry[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = entries.map((entry) => [
    entry.lei,
    entry.name,
    entry.lang ?? 'de',
    entry.otherNames?.[0]?.text ?? '',
    entry.otherNames?.[0] === undefined ? '' : 'en',
    entry.otherNames?.[0]?.type ?? '',
    entry.latin?.[0]?.text ?? '',
    entry.latin?.[0]?.type ?? '',
    'Hauptstraße 5',
    '2. Stock',
    entry.city ?? 'Berlin',
    entry.country ?? 'DE',
    '10115',
    entry.authority ?? 'RA000242',
    entry.number ?? '',
    entry.jurisdiction ?? entry.country ?? 'DE',
    entry.elf ?? '2HBR',
    entry.status ?? 'ACTIVE',
    '2010-05-17T00:00:00+02:00',
    entry.registrationStatus ?? 'ISSUED',
  ]);
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');
}
