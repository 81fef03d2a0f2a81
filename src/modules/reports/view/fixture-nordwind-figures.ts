export type Years = readonly [number, number, number, number, number, number];

/** Thousands of euros: 2021, 2022, 2023 as filed, 2023 restated, 2024, 2025. */
export const profitAndLoss: Readonly<Record<string, Years>> = {
  'Sales!': [9642, 11118, 12064, 12064, 12941, 12483],
  'Cost of sales': [6171, 7168, 7602, 7722, 8262, 8051],
  'Gross profit!': [3471, 3950, 4462, 4342, 4679, 4432],
  'Operating expenses': [2478, 2762, 3003, 3003, 3288, 3279],
  Depreciation: [331, 348, 361, 361, 381, 392],
  'Operating profit (EBIT)!': [662, 840, 1098, 978, 1010, 761],
  Interest: [96, 104, 128, 128, 132, 118],
  Tax: [178, 232, 303, 267, 276, 203],
  'Net profit!': [388, 504, 667, 583, 602, 440],
};
export const assets: Readonly<Record<string, Years>> = {
  Intangible: [62, 81, 112, 112, 131, 142],
  Tangible: [1981, 2118, 2263, 2263, 2468, 2561],
  Financial: [40, 40, 40, 40, 60, 60],
  Inventory: [1624, 1931, 2198, 2078, 2243, 2308],
  'Trade debtors': [1183, 1388, 1521, 1521, 1688, 1611],
  'Group, other debtors': [139, 157, 255, 255, 299, 339],
  Cash: [431, 462, 518, 518, 692, 731],
  'Total assets!': [5460, 6177, 6907, 6787, 7581, 7752],
};
export const liabilities: Readonly<Record<string, Years>> = {
  'Trade creditors': [894, 1042, 1083, 1083, 1188, 1131],
  'Bank, within a year': [421, 468, 482, 482, 501, 562],
  'Other, within a year': [799, 887, 1057, 1021, 1127, 1115],
  'Total current!': [2114, 2397, 2622, 2586, 2816, 2808],
  'Bank, later': [1242, 1312, 1287, 1287, 1378, 1258],
  'Other, later': [258, 268, 281, 281, 302, 311],
  'Share capital': [250, 250, 250, 250, 250, 250],
  'Reserves, retained': [1596, 1950, 2467, 2383, 2835, 3125],
  'Equity!': [1846, 2200, 2717, 2633, 3085, 3375],
};
/** Columns that count: what was first filed for 2023 does not. */
export const counted = [
  [0, '2021'],
  [1, '2022'],
  [3, '2023'],
  [4, '2024'],
  [5, '2025'],
] as const;

/** A line of one column. */
export function at(
  lines: Readonly<Record<string, Years>>,
  name: string,
  index: (typeof counted)[number][0],
): number {
  const years = lines[name];
  if (years === undefined) throw new Error(`the fixture has no line ${name}`);
  return years[index];
}
