import { type DerivedLine, type FormLine, formLine } from '#findings/statements/statement-of-lines.ts';

const flow = (label: string): FormLine => ({ label, isFlow: true });

/** Lines of the French tax return of the full regime (2051 to 2053), by their two letters. */
export const taxFormLines: Readonly<Record<string, FormLine>> = {
  DA: formLine('Capital social ou individuel', 'share_capital'),
  DB: formLine('Primes d’émission, de fusion, d’apport', 'share_premium'),
  DC: formLine('Écarts de réévaluation', 'revaluation_reserve'),
  DL: formLine('Total des capitaux propres', 'equity'),
  DR: formLine('Provisions pour risques et charges', 'provisions'),
  DX: formLine('Dettes fournisseurs et comptes rattachés', 'trade_creditors'),
  EE: formLine('Total général du passif', 'equity_and_liabilities'),
  EG: formLine('Dettes à moins d’un an', 'creditors_within_1y'),
  FL: formLine('Chiffre d’affaires net', 'sales'),
  FR: flow('Total des produits d’exploitation'),
  GA: formLine('Dotations aux amortissements sur immobilisations', 'depreciation'),
  GF: formLine('Total des charges d’exploitation', 'operating_expenses'),
  GG: formLine('Résultat d’exploitation', 'ebit'),
  GP: formLine('Total des produits financiers', 'finance_income'),
  GR: formLine('Intérêts et charges assimilées', 'interest'),
  GU: formLine('Total des charges financières', 'finance_costs'),
  GW: flow('Résultat courant avant impôts'),
  HI: flow('Résultat exceptionnel'),
  HK: formLine('Impôts sur les bénéfices', 'tax'),
  HN: formLine('Bénéfice ou perte', 'net'),
};

/** Assets (2050) stand gross in one box, with what was written off in the next: the line is what is left. */
export const netAssets: readonly Readonly<{ gross: string; writtenOff: string; line: FormLine }>[] = [
  { gross: 'BJ', writtenOff: 'BK', line: formLine('Actif immobilisé, net', 'fixed_assets') },
  { gross: 'BX', writtenOff: 'BY', line: formLine('Clients et comptes rattachés, net', 'trade_debtors') },
  { gross: 'CF', writtenOff: 'CG', line: formLine('Disponibilités, net', 'cash') },
  { gross: 'CJ', writtenOff: 'CK', line: formLine('Actif circulant, net', 'current_assets') },
  { gross: 'CO', writtenOff: '1A', line: formLine('Total général de l’actif, net', 'total_assets') },
];

/** Lines of ours that the form leaves to be added up. */
export const derivedTaxLines: readonly DerivedLine[] = [
  { line: 'total_liabilities', tags: ['DO', 'DR', 'EC', 'ED'], needs: ['EC'] },
  { line: 'borrowings', tags: ['DS', 'DT', 'DU', 'DV'], needs: [] },
  { line: 'staff_costs', tags: ['FY', 'FZ'], needs: ['FY'] },
  { line: 'pbt', tags: ['HN', 'HK'], needs: ['HN', 'HK'] },
];
