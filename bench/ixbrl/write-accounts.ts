/** Concepts that small and larger companies file; each stands for this year and the one before. */
const stocks = [
  'PropertyPlantEquipment',
  'IntangibleAssets',
  'FixedAssets',
  'TotalInventories',
  'Debtors',
  'CashBankOnHand',
  'CurrentAssets',
  'NetCurrentAssetsLiabilities',
  'TotalAssetsLessCurrentLiabilities',
  'NetAssetsLiabilities',
  'Equity',
];
const flows = ['TurnoverRevenue', 'CostSales', 'GrossProfitLoss', 'OperatingProfitLoss', 'ProfitLoss'];

/**
 * Made-up accounts as Companies House takes them, different for every `seed`: two years of figures, notes with figures of their own,
 * pages of words with styles, a picture. Like those that are filed, most of the bytes are no figures.
 */
export function writeAccounts(seed: number, notes = 60): Uint8Array {
  const number = String(1_000_000 + seed).padStart(8, '0');
  const context = (id: string, period: string, member = '') =>
    `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.companieshouse.gov.uk/">${number}</xbrli:identifier>${member === '' ? '' : `<xbrli:segment><xbrldi:explicitMember dimension="core:PropertyPlantEquipmentClassesDimension">core:${member}</xbrldi:explicitMember></xbrli:segment>`}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
  const years = [2024, 2023].flatMap((year) => [
    context(`i${year}`, `<xbrli:instant>${year}-12-31</xbrli:instant>`),
    context(
      `d${year}`,
      `<xbrli:startDate>${year}-01-01</xbrli:startDate><xbrli:endDate>${year}-12-31</xbrli:endDate>`,
    ),
    context(`m${year}`, `<xbrli:instant>${year}-12-31</xbrli:instant>`, 'Vehicles'),
  ]);
  let amount = seed;
  const figure = (concept: string, contextRef: string) => {
    amount = (amount * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `<td class="r"><ix:nonFraction name="core:${concept}" contextRef="${contextRef}" unitRef="GBP" decimals="0" format="ixt:numcommadot" id="f${concept}${contextRef}">${(amount % 9_999_999).toLocaleString('en-GB')}</ix:nonFraction></td>`;
  };
  const row = (concept: string, kind: string) =>
    `<tr><td style="width:60%;font-family:Arial;font-size:10pt">${concept}</td>${figure(concept, `${kind}2024`)}${figure(concept, `${kind}2023`)}</tr>`;
  const words =
    'The directors consider that the company has adequate resources to continue for the foreseeable future. ';
  const note = (at: number) =>
    `<div class="note"><h3>${at}. Note</h3><p style="margin:0pt;text-align:justify"><ix:nonNumeric name="core:GeneralDescription" contextRef="d2024" escape="true">${words.repeat(6)}<b>${words}</b></ix:nonNumeric></p><table><tr><td>Vehicles</td>${figure('PropertyPlantEquipmentGrossCost', 'm2024')}${figure('PropertyPlantEquipmentGrossCost', 'm2023')}</tr></table></div>`;
  const text = `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:core="http://xbrl.frc.org.uk/fr/2023-01-01/core" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2010-04-20">
<head><title>Accounts ${number}</title></head><body><div style="display:none"><ix:header><ix:resources>${years.join('')}<xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>
<img alt="" src="data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(800)}"/>
<table>${stocks.map((concept) => row(concept, 'i')).join('\n')}${flows.map((concept) => row(concept, 'd')).join('\n')}</table>
${Array.from({ length: notes }, (_, at) => note(at)).join('\n')}</body></html>`;
  return new TextEncoder().encode(text);
}

/** The number that the accounts of a seed name. */
export function numberOf(seed: number): string {
  return String(1_000_000 + seed).padStart(8, '0');
}
