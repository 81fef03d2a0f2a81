/** A unit as Enhetsregisteret writes it, in its own order of members, for tests. */
export function brregUnit(more: object = {}): object {
  return {
    organisasjonsnummer: '999888777',
    navn: 'TORSKEØYA FISK AS',
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    postadresse: {
      land: 'Norge',
      landkode: 'NO',
      postnummer: '8901',
      poststed: 'POSTBYEN',
      adresse: ['Postboks 1'],
    },
    registreringsdatoEnhetsregisteret: '1999-05-06',
    registrertIMvaregisteret: true,
    naeringskode1: { beskrivelse: 'Fiske', kode: '03.111' },
    forretningsadresse: {
      land: 'Norge',
      landkode: 'NO',
      postnummer: '8390',
      poststed: 'REINE',
      adresse: ['Brygga 2', ''],
      kommune: 'MOSKENES',
      kommunenummer: '1874',
    },
    stiftelsesdato: '1999-03-02',
    konkurs: false,
    underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false,
    hjemmeside: 'torskeoya.example',
    epostadresse: 'post@torskeoya.example',
    telefon: '00 00 00 01',
    mobil: '000 00 002',
    maalform: 'Bokmål',
    links: [],
    ...more,
  };
}

/** A sub-unit: another address, another day of beginning, and the unit above it. */
export function brregSubunit(more: object = {}): object {
  return {
    organisasjonsnummer: '999888666',
    navn: 'TORSKEØYA FISK AVD SVOLVÆR',
    organisasjonsform: {
      kode: 'BEDR',
      beskrivelse: 'Underenhet til næringsdrivende og offentlig forvaltning',
    },
    registreringsdatoEnhetsregisteret: '2004-01-02',
    registrertIMvaregisteret: false,
    overordnetEnhet: '999888777',
    oppstartsdato: '2004-01-01',
    beliggenhetsadresse: { landkode: 'NO', postnummer: '8300', poststed: 'SVOLVÆR', adresse: ['Torget 1'] },
    ...more,
  };
}

/** A whole file; the register writes one unit a line. */
export function brregFile(units: readonly object[]): string {
  return `[ ${units.map((unit) => JSON.stringify(unit)).join(',\n')} ]`;
}
