import type { FigureName } from '#rating/figures/figures.ts';
import type { KnownYear } from './known-years.ts';

/** Figures that the first page can show. */
export type KeyFigureName =
  | 'sales'
  | 'ebit'
  | 'net'
  | 'equity'
  | 'net_debt'
  | 'pbt'
  | 'gross_profit'
  | 'total_assets'
  | 'cash'
  | 'total_liabilities'
  | 'current_assets';

const plain = [
  'sales',
  'ebit',
  'net',
  'equity',
  'pbt',
  'total_assets',
  'cash',
  'total_liabilities',
  'current_assets',
] as const satisfies readonly (KeyFigureName & FigureName)[];

/** What is known of them in a period. */
export function amountsOf({ figures, period }: KnownYear): Readonly<Partial<Record<KeyFigureName, number>>> {
  const { borrowings, cash } = figures;
  const known: Partial<Record<KeyFigureName, number>> = {};
  for (const name of plain) if (figures[name] !== undefined) known[name] = figures[name];
  if (borrowings !== undefined && cash !== undefined) known.net_debt = borrowings - cash;
  const gross = period.lines.gross_profit?.value;
  if (gross !== undefined) known.gross_profit = gross;
  return known;
}

/** The facts that a figure is made of. */
export function figureFacts(name: KeyFigureName, { facts, period }: KnownYear): string[] {
  if (name === 'net_debt') return [...new Set([...(facts.borrowings ?? []), ...(facts.cash ?? [])])];
  if (name === 'gross_profit') return [...(period.lines.gross_profit?.facts ?? [])];
  return [...(facts[name] ?? [])];
}
