import { type FormLine, formLine } from '#findings/statements/statement-of-lines.ts';

const flow = (label: string): FormLine => ({ label, isFlow: true });
const stock = (label: string): FormLine => ({ label, isFlow: false });

/**
 * Figures of Regnskapsregisteret by the names of its API. `sales` is all operating income: that is what every company files, while
 * many, of them all cooperatives of tenants, leave their sales unparted.
 */
export const accountFields: Readonly<Record<string, FormLine>> = {
  salgsinntekter: flow('Salgsinntekter'),
  sumDriftsinntekter: formLine('Sum driftsinntekter', 'sales'),
  loennskostnad: formLine('Lønnskostnad', 'staff_costs'),
  sumDriftskostnad: formLine('Sum driftskostnad', 'operating_expenses'),
  driftsresultat: formLine('Driftsresultat', 'ebit'),
  sumFinansinntekter: formLine('Sum finansinntekter', 'finance_income'),
  rentekostnadSammeKonsern: flow('Rentekostnad til foretak i samme konsern'),
  annenRentekostnad: flow('Annen rentekostnad'),
  sumFinanskostnad: formLine('Sum finanskostnad', 'finance_costs'),
  nettoFinans: flow('Netto finans'),
  ordinaertResultatFoerSkattekostnad: formLine('Ordinært resultat før skattekostnad', 'pbt'),
  ordinaertResultatSkattekostnad: formLine('Skattekostnad på ordinært resultat', 'tax'),
  ekstraordinaerePoster: flow('Ekstraordinære poster'),
  skattekostnadEkstraordinaertResultat: flow('Skattekostnad på ekstraordinært resultat'),
  aarsresultat: formLine('Årsresultat', 'net'),
  totalresultat: flow('Totalresultat'),
  goodwill: stock('Goodwill'),
  sumAnleggsmidler: formLine('Sum anleggsmidler', 'fixed_assets'),
  sumVarer: formLine('Sum varer', 'inventory'),
  sumFordringer: formLine('Sum fordringer', 'debtors'),
  sumInvesteringer: formLine('Sum investeringer', 'short_term_investments'),
  sumBankinnskuddOgKontanter: formLine('Sum bankinnskudd, kontanter og lignende', 'cash'),
  sumOmloepsmidler: formLine('Sum omløpsmidler', 'current_assets'),
  sumEiendeler: formLine('Sum eiendeler', 'total_assets'),
  sumInnskuttEgenkaptial: stock('Sum innskutt egenkapital'),
  sumOpptjentEgenkapital: formLine('Sum opptjent egenkapital', 'retained_earnings'),
  sumEgenkapital: formLine('Sum egenkapital', 'equity'),
  sumLangsiktigGjeld: formLine('Sum langsiktig gjeld', 'creditors_after_1y'),
  sumKortsiktigGjeld: formLine('Sum kortsiktig gjeld', 'creditors_within_1y'),
  sumGjeld: formLine('Sum gjeld', 'total_liabilities'),
  sumEgenkapitalGjeld: formLine('Sum egenkapital og gjeld', 'equity_and_liabilities'),
};

/** Interest is filed in two lines: what is owed to the own group, and all other. */
export const derivedFields = [
  { line: 'interest', tags: ['rentekostnadSammeKonsern', 'annenRentekostnad'], needs: [] },
] as const;

/** What stands between the result before tax and that of the year, beside the tax. */
export const besideTax = ['ekstraordinaerePoster'];

/**
 * Codes of fields in the mass file, as the names that the API has for them. Other codes are not read: many of them hold the figure of
 * the year before (6979 beside 81), and the file does not say which.
 */
export const fieldCodes: Readonly<Record<string, string>> = {
  1340: 'salgsinntekter',
  72: 'sumDriftsinntekter',
  81: 'loennskostnad',
  17126: 'sumDriftskostnad',
  146: 'driftsresultat',
  153: 'sumFinansinntekter',
  7037: 'rentekostnadSammeKonsern',
  2216: 'annenRentekostnad',
  17130: 'sumFinanskostnad',
  158: 'nettoFinans',
  167: 'ordinaertResultatFoerSkattekostnad',
  11835: 'ordinaertResultatSkattekostnad',
  29048: 'ekstraordinaerePoster',
  2821: 'skattekostnadEkstraordinaertResultat',
  172: 'aarsresultat',
  36633: 'totalresultat',
  206: 'goodwill',
  217: 'sumAnleggsmidler',
  25012: 'sumVarer',
  80: 'sumFordringer',
  6601: 'sumInvesteringer',
  29042: 'sumBankinnskuddOgKontanter',
  194: 'sumOmloepsmidler',
  219: 'sumEiendeler',
  3730: 'sumInnskuttEgenkaptial',
  9702: 'sumOpptjentEgenkapital',
  250: 'sumEgenkapital',
  86: 'sumLangsiktigGjeld',
  85: 'sumKortsiktigGjeld',
  1119: 'sumGjeld',
  251: 'sumEgenkapitalGjeld',
};
