/** What one year of the invented company comes to, in thousands of euro: lines of our chart that add up. */
export type SampleYear = Readonly<Record<SampleLine, number>>;

const typed = {
  sales: [9_180, 9_640, 10_160, 11_250, 12_480],
  cogs: [6_790, 7_110, 7_460, 8_215, 9_060],
  costs: [1_745, 1_850, 1_955, 2_105, 2_330],
  depreciation: [190, 200, 210, 225, 240],
  interest: [72, 68, 64, 61, 54],
  tax: [96, 103, 100, 146, 184],
  dividends: [100, 100, 110, 118, 142],
  intangible: [60, 58, 55, 62, 70],
  tangible: [1_650, 1_640, 1_660, 1_690, 1_750],
  inventory: [1_980, 2_060, 2_130, 2_240, 2_360],
  trade_debtors: [1_560, 1_640, 1_720, 1_860, 2_010],
  other_debtors: [210, 215, 225, 238, 250],
  trade_creditors: [1_420, 1_480, 1_540, 1_620, 1_790],
  short_term_borrowings: [420, 410, 400, 390, 380],
  other_creditors: [1_170, 1_250, 1_322, 1_358, 1_420],
  long_term_borrowings: [1_250, 1_150, 1_060, 930, 820],
  provisions: [90, 94, 98, 102, 110],
} as const;
type TypedLine = keyof typeof typed;
type SampleLine =
  | Exclude<TypedLine, 'costs'>
  | 'gross_profit'
  | 'operating_expenses'
  | 'ebit'
  | 'pbt'
  | 'net_result'
  | 'fixed_assets'
  | 'debtors'
  | 'cash'
  | 'current_assets'
  | 'total_assets'
  | 'creditors_within_1y'
  | 'creditors_after_1y'
  | 'borrowings'
  | 'total_liabilities'
  | 'share_capital'
  | 'retained_earnings'
  | 'equity'
  | 'equity_and_liabilities';

const shareCapital = 250;
const equityBefore = 1_903;

/** Stock that was counted too high in the middle year, and the tax on it: the year is filed as it was, and stated anew. */
const mistake = { stock: 40, tax: 10 };

/** The accounts of the company of a country over five years, oldest first; every one balances, and one leads to the next. */
export function sampleAccounts(code: string): readonly SampleYear[] {
  const factor = factorOf(code);
  let equity = scaled(equityBefore, factor);
  return typed.sales.map((_sales, at) => {
    const line = (name: TypedLine) => scaled(typed[name][at] ?? 0, factor);
    const net = netOf(line);
    equity += net - line('dividends');
    return summedUp(line, equity);
  });
}

/** A year as it was filed before a mistake in its stock was found. */
export function asFirstFiled(year: SampleYear, code: string): SampleYear {
  const stock = scaled(mistake.stock, factorOf(code));
  const tax = scaled(mistake.tax, factorOf(code));
  const more = (by: number, ...lines: readonly SampleLine[]) => lines.map((line) => [line, year[line] + by]);
  return {
    ...year,
    ...Object.fromEntries([
      ...more(stock, 'gross_profit', 'ebit', 'pbt', 'inventory', 'current_assets', 'total_assets'),
      ...more(stock, 'equity_and_liabilities'),
      ...more(-stock, 'cogs'),
      ...more(tax, 'tax', 'other_creditors', 'creditors_within_1y', 'total_liabilities'),
      ...more(stock - tax, 'net_result', 'retained_earnings', 'equity'),
    ]),
  };
}

/** Where money came from and went to between two balance sheets; it is what the cash changed by. */
export function cashFlow(before: SampleYear, year: SampleYear) {
  const grown = (line: SampleLine) => year[line] - before[line];
  const bound = grown('inventory') + grown('debtors') - grown('trade_creditors') - grown('other_creditors');
  return {
    cfo: year.net_result + year.depreciation - bound + grown('provisions'),
    cfi: -(grown('fixed_assets') + year.depreciation),
    cff: grown('borrowings') - year.dividends,
    principal_repaid: -grown('borrowings'),
  };
}

function netOf(line: (name: TypedLine) => number): number {
  const costs = line('cogs') + line('costs') + line('depreciation') + line('interest') + line('tax');
  return line('sales') - costs;
}

/** Cash is what the other lines leave. */
function summedUp(line: (name: TypedLine) => number, equity: number): SampleYear {
  const { costs: _costs, ...named } = typed;
  // The keys of the literal are lines.
  const own = Object.fromEntries(Object.keys(named).map((name) => [name, line(name as TypedLine)])) as Record<
    Exclude<TypedLine, 'costs'>,
    number
  >;
  const gross = own.sales - own.cogs;
  const operating = line('costs') + own.depreciation;
  const fixed = own.intangible + own.tangible;
  const debtors = own.trade_debtors + own.other_debtors;
  const short = own.trade_creditors + own.short_term_borrowings + own.other_creditors;
  const liabilities = short + own.long_term_borrowings + own.provisions;
  const total = equity + liabilities;
  return {
    ...own,
    gross_profit: gross,
    operating_expenses: operating,
    ebit: gross - operating,
    pbt: gross - operating - own.interest,
    net_result: gross - operating - own.interest - own.tax,
    fixed_assets: fixed,
    debtors,
    cash: total - fixed - own.inventory - debtors,
    current_assets: total - fixed,
    total_assets: total,
    creditors_within_1y: short,
    creditors_after_1y: own.long_term_borrowings,
    borrowings: own.short_term_borrowings + own.long_term_borrowings,
    total_liabilities: liabilities,
    share_capital: shareCapital,
    retained_earnings: equity - shareCapital,
    equity,
    equity_and_liabilities: total,
  };
}

/** No two neighbours on the list of countries have companies of one size. */
function factorOf(code: string): number {
  const [first = 0, second = 0] = [...code].map((letter) => letter.charCodeAt(0));
  return 0.8 + 0.05 * ((first * 5 + second) % 9);
}

function scaled(thousands: number, factor: number): number {
  return Math.round(thousands * factor);
}
