/** A figure of the made-up accounts: concept, context, words as shown. */
export type FixtureFigure = readonly [
  concept: string,
  context: string,
  shown: string,
  options?: Readonly<{ scale?: number; isNegative?: boolean; format?: string; text?: string; id?: string }>,
];

/** Made-up accounts in the form that Companies House takes: contexts `now`, `before`, `year`, `group`. */
export function accountsFixture(figures: readonly FixtureFigure[]): string {
  const entity = '<xbrli:identifier scheme="http://www.companieshouse.gov.uk/">01234567</xbrli:identifier>';
  const context = (id: string, period: string, segment = '') =>
    `<xbrli:context id="${id}"><xbrli:entity>${entity}${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
  const group =
    '<xbrli:segment><xbrldi:explicitMember dimension="core:GroupCompanyDataDimension">core:Consolidated</xbrldi:explicitMember></xbrli:segment>';
  const rows = figures.map(
    ([concept, contextRef, shown, { scale = 0, isNegative, format, text, id } = {}]) => {
      const sign = isNegative === true ? ' sign="-"' : '';
      const named = id === undefined ? '' : ` id="${id}"`;
      return `<tr><td>${concept}</td><td><ix:nonFraction name="core:${concept}" contextRef="${contextRef}" unitRef="GBP" decimals="0" scale="${scale}" format="${format ?? 'ixt:numcommadot'}"${sign}${named}>${text ?? shown}</ix:nonFraction></td></tr>`;
    },
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:core="http://xbrl.frc.org.uk/fr/2023-01-01/core" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2010-04-20" xmlns:ixt2="http://www.xbrl.org/inlineXBRL/transformation/2011-07-31">
<head><title>Accounts</title></head><body><div style="display:none"><ix:header><ix:resources>
${context('now', '<xbrli:instant>2024-12-31</xbrli:instant>')}
${context('before', '<xbrli:instant>2023-12-31</xbrli:instant>')}
${context('group', '<xbrli:instant>2024-12-31</xbrli:instant>', group)}
${context('year', '<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>')}
<xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit>
</ix:resources></ix:header></div><table>${rows.join('\n')}</table></body></html>`;
}
