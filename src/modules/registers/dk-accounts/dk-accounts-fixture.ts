/** One publication of an annual report, as the index of the Danish authority writes it; every number is made up. */
export function dkPublication(year: number, more: object = {}): object {
  return {
    cvrNummer: 12345678,
    regNummer: null,
    omgoerelse: false,
    sagsNummer: `X${year}-AA-00000`,
    offentliggoerelsestype: 'regnskab',
    regnskab: { regnskabsperiode: { startDato: `${year}-01-01`, slutDato: `${year}-12-31` } },
    indlaesningsTidspunkt: `${year + 1}-06-01T10:00:00.000Z`,
    offentliggoerelsesTidspunkt: `${year + 1}-06-02T08:30:00.000Z`,
    dokumenter: [dkDocument('pdf', `year${year}`), dkDocument('xml', `year${year}`)],
    ...more,
  };
}

/** A document of a publication. */
export function dkDocument(ending: string, name: string, more: object = {}): object {
  return {
    dokumentUrl: `http://regnskaber.virk.dk/12345678/${name}.${ending}`,
    dokumentMimeType: `application/${ending}`,
    dokumentType: 'AARSRAPPORT',
    ...more,
  };
}

/** The answer of a search that found these. */
export function dkAnswer(...found: readonly object[]): object {
  return {
    took: 1,
    timed_out: false,
    hits: { total: found.length, hits: found.map((_source) => ({ _source })) },
  };
}

type At = 'now' | 'before' | 'year' | 'yearBefore' | 'groupNow' | 'groupYear';
export type DkFigure = readonly [concept: string, at: At, amount: string];

const periods: Readonly<Record<At, string>> = {
  now: '<xbrli:instant>2024-12-31</xbrli:instant>',
  before: '<xbrli:instant>2023-12-31</xbrli:instant>',
  year: '<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>',
  yearBefore: '<xbrli:startDate>2023-01-01</xbrli:startDate><xbrli:endDate>2023-12-31</xbrli:endDate>',
  groupNow: '<xbrli:instant>2024-12-31</xbrli:instant>',
  groupYear: '<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>',
};
const group =
  '<xbrli:scenario><xbrldi:explicitMember dimension="cmn:ConsolidatedSoloDimension">cmn:ConsolidatedMember</xbrldi:explicitMember></xbrli:scenario>';

/** An annual report in XBRL with these figures of the `fsa` taxonomy, in whole kroner. */
export function dkReport(figures: readonly DkFigure[], auditor = 'Revisionspåtegning'): string {
  const contexts = Object.entries(periods).map(
    ([id, period]) =>
      `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.dcca.dk/cvr">12345678</xbrli:identifier></xbrli:entity><xbrli:period>${period}</xbrli:period>${id.startsWith('group') ? group : ''}</xbrli:context>`,
  );
  const facts = figures.map(([concept, at, amount]) =>
    concept === 'AverageNumberOfEmployees'
      ? `<fsa:${concept} contextRef="${at}" unitRef="pure" decimals="0">${amount}</fsa:${concept}>`
      : `<fsa:${concept} contextRef="${at}" unitRef="DKK" decimals="0">${amount}</fsa:${concept}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:fsa="http://xbrl.dcca.dk/fsa" xmlns:cmn="http://xbrl.dcca.dk/cmn">
${contexts.join('\n')}
<xbrli:unit id="DKK"><xbrli:measure>iso4217:DKK</xbrli:measure></xbrli:unit><xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
<cmn:TypeOfAuditorAssistance contextRef="year">${auditor}</cmn:TypeOfAuditorAssistance>
${facts.join('\n')}
</xbrli:xbrl>`;
}
