/** Blocks of Open Rating 1 with their points; they make 100. */
export const ratingBlocks = {
  financial: 45,
  structure: 10,
  payment_legal: 20,
  management: 10,
  country_sector: 10,
  disclosure: 5,
} as const;
export type RatingBlock = keyof typeof ratingBlocks;

/** Items with the block they belong to and the points they have in it. */
export const ratingItems = {
  z_double_prime: { block: 'financial', points: 20 },
  z_prime: { block: 'financial', points: 5 },
  zmijewski: { block: 'financial', points: 5 },
  current_ratio: { block: 'financial', points: 5 },
  equity_percent: { block: 'financial', points: 5 },
  trend: { block: 'financial', points: 5 },
  age: { block: 'structure', points: 4 },
  size: { block: 'structure', points: 3 },
  group: { block: 'structure', points: 3 },
  payments: { block: 'payment_legal', points: 8 },
  claims: { block: 'payment_legal', points: 6 },
  insolvency: { block: 'payment_legal', points: 6 },
  owners: { block: 'management', points: 5 },
  managers: { block: 'management', points: 5 },
  country: { block: 'country_sector', points: 5 },
  sector: { block: 'country_sector', points: 5 },
  filing: { block: 'disclosure', points: 3 },
  audit: { block: 'disclosure', points: 2 },
} as const satisfies Readonly<Record<string, Readonly<{ block: RatingBlock; points: number }>>>;
export type RatingItem = keyof typeof ratingItems;
// The keys of the table are the items.
export const ratingItemCodes = Object.keys(ratingItems) as readonly RatingItem[];

/** Why an item has no measure: not known, or not made for such a company. */
export type NoMeasure =
  | 'missing_input'
  | 'not_applicable_sector'
  | 'no_sales'
  | 'too_young'
  | 'one_year_only'
  | 'zero_denominator';

/** How an item stands: a measure with the share of its points that it earns, or why it has none. */
export type Measured =
  | Readonly<{ share: number; measure: readonly (number | string)[]; reason?: never }>
  | Readonly<{ share?: never; measure?: never; reason: NoMeasure }>;
