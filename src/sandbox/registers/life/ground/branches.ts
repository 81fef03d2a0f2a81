/** What companies of a branch are like: shares of sales, days, and heads. */
export type Branch = Readonly<{
  /** NACE Rev. 2. */
  code: string;
  text: string;
  /** Word that tells the branch in a name in Latin letters. */
  sign: RegExp;
  grossMargin: number;
  /** Property and machines, as a share of a year's sales. */
  tangible: number;
  stockDays: number;
  debtorDays: number;
  creditorDays: number;
  /** In thousands of euro. */
  salesPerHead: number;
}>;

const branch = (
  code: string,
  text: string,
  sign: RegExp,
  [grossMargin, tangible, stockDays, debtorDays, creditorDays, salesPerHead]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ],
): Branch => ({
  code,
  text,
  sign,
  grossMargin,
  tangible,
  stockDays,
  debtorDays,
  creditorDays,
  salesPerHead,
});

/** Branches of the demo world; the last one is that of every company whose name says nothing. */
export const branches: readonly Branch[] = [
  branch(
    '28.99',
    'Manufacture of other special-purpose machinery n.e.c.',
    /machin|maskin|maquin|mashin|meccan/i,
    [0.34, 0.22, 70, 55, 42, 185],
  ),
  branch(
    '41.20',
    'Construction of residential and non-residential buildings',
    /constr|build|bau\b|bygg|stroy|stroi|budiv|costru/i,
    [0.19, 0.08, 24, 64, 58, 205],
  ),
  branch(
    '10.89',
    'Manufacture of other food products n.e.c.',
    /food|produkt|aliment|lebensm|mat\b/i,
    [0.27, 0.24, 34, 33, 37, 240],
  ),
  branch(
    '31.09',
    'Manufacture of other furniture',
    /furnit|mobel|moebel|mebel|meubl|mueb|mobil/i,
    [0.31, 0.18, 58, 38, 40, 130],
  ),
  branch('13.20', 'Weaving of textiles', /textil|fabric|tekstil/i, [0.28, 0.27, 74, 50, 46, 115]),
  branch('35.11', 'Production of electricity', /energ|power|elektr(?!on)/i, [0.36, 1.1, 6, 34, 36, 620]),
  branch(
    '52.29',
    'Other transportation support activities',
    /logist|spedi|cargo/i,
    [0.17, 0.11, 2, 46, 44, 260],
  ),
  branch(
    '20.59',
    'Manufacture of other chemical products n.e.c.',
    /chemi|khim|himi|quim/i,
    [0.33, 0.31, 52, 51, 45, 330],
  ),
  branch(
    '26.12',
    'Manufacture of loaded electronic boards',
    /electron|elektron/i,
    [0.29, 0.17, 61, 48, 47, 210],
  ),
  branch(
    '62.01',
    'Computer programming activities',
    /tech|teknolog|soft|data|digital/i,
    [0.52, 0.05, 1, 49, 28, 125],
  ),
  branch(
    '01.11',
    'Growing of cereals (except rice), leguminous crops and oil seeds',
    /agro|agri|farm|landbr|landwirt/i,
    [0.24, 0.74, 92, 27, 33, 165],
  ),
  branch(
    '25.11',
    'Manufacture of metal structures and parts of structures',
    /metal|steel|stahl|stal\b|acier/i,
    [0.26, 0.21, 49, 54, 46, 175],
  ),
  branch(
    '16.10',
    'Sawmilling and planing of wood',
    /timber|wood|holz|bois|mader|tre(?:last)?\b|les\b/i,
    [0.23, 0.29, 57, 35, 34, 225],
  ),
  branch(
    '32.50',
    'Manufacture of medical and dental instruments and supplies',
    /medic|medits|pharm|farma/i,
    [0.43, 0.16, 68, 52, 39, 195],
  ),
  branch(
    '70.22',
    'Business and other management consultancy activities',
    /consult|konsult|berat|conseil/i,
    [0.47, 0.04, 0, 47, 25, 110],
  ),
  branch(
    '17.21',
    'Manufacture of corrugated paper, paperboard and containers of these',
    /packag|verpack|emball|upak|imball/i,
    [0.25, 0.33, 33, 45, 43, 235],
  ),
  branch(
    '18.12',
    'Other printing',
    /print|druck|imprim|pechat|poligraf|trykk/i,
    [0.32, 0.26, 19, 44, 38, 135],
  ),
  branch(
    '23.12',
    'Shaping and processing of flat glass',
    /glass|glas\b|verre|steklo|vidr/i,
    [0.29, 0.34, 41, 43, 40, 160],
  ),
  branch('49.41', 'Freight transport by road', /transp|haul|freight/i, [0.21, 0.36, 1, 43, 35, 145]),
  branch('46.90', 'Non-specialised wholesale trade', /./, [0.16, 0.05, 44, 39, 41, 480]),
];
