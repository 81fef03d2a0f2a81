import { type FigureName, type Figures, figureNames } from '#rating/figures/figures.ts';

/** Lines of Russian statements by the codes of their form. */
const russianCodes: Readonly<Record<string, FigureName>> = {
  1110: 'intangible',
  1200: 'current_assets',
  1210: 'inventory',
  1230: 'trade_debtors',
  1250: 'cash',
  1300: 'equity',
  1370: 'retained_earnings',
  1500: 'current_liabilities',
  1520: 'trade_creditors',
  1600: 'total_assets',
  2110: 'sales',
  2120: 'cogs',
  2300: 'pbt',
  2330: 'interest',
  2400: 'net',
};

/** The figure that a column of a file of peers holds: by our name, or by the code of a Russian line. */
export function figureOfColumn(column: string): FigureName | undefined {
  return figureNames.find((name) => name === column) ?? russianCodes[column];
}

/** Figures that follow from others of the same company. */
export function withImplied(figures: Figures): Figures {
  const { total_assets, equity, pbt, interest } = figures;
  return {
    ...(total_assets !== undefined && equity !== undefined && { total_liabilities: total_assets - equity }),
    ...(pbt !== undefined && interest !== undefined && { ebit: pbt + interest }),
    ...figures,
  };
}
