import type { RatingItem } from './rated-item.ts';
import { type Scale, shareOn } from './scale.ts';

/** What the measure on a scale counts. */
export type ScaleUnit =
  | 'value'
  | 'percent'
  | 'points_of_percent'
  | 'years'
  | 'euros_log10'
  | 'people'
  | 'days'
  | 'percent_of_equity'
  | 'class'
  | 'part';

/** A map from a measure to the share of an item's points: straight lines between its points, level beyond its ends. */
type MeasureScale = Readonly<{ item: RatingItem; unit: ScaleUnit; scale: Scale }>;

/** Every map of Open Rating 1. They are our judgement; any change of a figure is a new version of the method. */
export const scales = {
  z_double_prime: on('z_double_prime', 'value', [-2, 0], [1.1, 0.3], [2.6, 0.5], [5, 0.7], [9, 1]),
  z_prime: on('z_prime', 'value', [0, 0], [1.23, 0.3], [2.9, 0.7], [4.5, 1]),
  /** Of the probability of default. */
  zmijewski: on('zmijewski', 'percent', [0.5, 1], [2, 0.8], [8, 0.5], [30, 0.15], [60, 0]),
  current_ratio: on('current_ratio', 'value', [0.5, 0], [1, 0.4], [2, 0.7], [3, 1]),
  equity_percent: on('equity_percent', 'percent', [0, 0], [20, 0.4], [60, 0.8], [80, 1]),
  /** Of sales within a year; the mean with the change of margin. */
  sales_growth: on('trend', 'percent', [-20, 0], [0, 0.5], [15, 1]),
  /** Of the margin before tax. */
  margin_change: on('trend', 'points_of_percent', [-5, 0], [0, 0.5], [5, 1]),
  age: on('age', 'years', [0, 0], [2, 0.3], [10, 0.6], [30, 0.8], [60, 1]),
  /** Of total assets in euros. */
  assets: on('size', 'euros_log10', [4.5, 0.1], [6, 0.5], [7, 0.6], [8, 0.9], [9, 1]),
  /** Where the assets in euros are not known. */
  employees: on('size', 'people', [0, 0.1], [10, 0.4], [50, 0.6], [250, 0.9], [1_000, 1]),
  payments: on('payments', 'days', [0, 0.9], [15, 0.5], [30, 0.3], [60, 0.1], [90, 0]),
  claims: on('claims', 'percent_of_equity', [0, 1], [1, 0.6], [5, 0.35], [20, 0]),
  enforcement: on('insolvency', 'percent_of_equity', [0, 1], [5, 0.4], [20, 0]),
  owners: on('owners', 'percent', [0, 0], [50, 0.25], [95, 0.5], [100, 0.8]),
  /** Of the other companies of the managers that failed. */
  managers: on('managers', 'part', [0, 0.7], [0.25, 0.5], [1, 0]),
  country: on('country', 'class', [1, 0.86], [7, 0]),
  /** Change of the insolvencies of the sector within a year. */
  sector: on('sector', 'percent', [-20, 1], [0, 0.6], [14, 0.32], [40, 0]),
  /** Of the years whose accounts came late. */
  filing: on('filing', 'part', [0, 0.9], [0.2, 0.33], [1, 0]),
  /** Of the years that were audited. */
  audit: on('audit', 'part', [0, 0.2], [1, 1]),
} as const satisfies Readonly<Record<string, MeasureScale>>;
export type ScaleName = keyof typeof scales;
// The keys of the table are the names.
export const scaleNames = Object.keys(scales) as readonly ScaleName[];

/** Shares for what is a kind and not a number. */
export const groupShares = { listed: 0.8, independent: 0.5, parent_known: 0.5, opaque: 0.1 } as const;
export const insolvencyShares = { none: 1, past: 0.3, open: 0 } as const;

/** The share of an item's points that a measure earns. */
export function shareFor(name: ScaleName, measure: number): number {
  return shareOn(scales[name].scale, measure);
}

function on(item: RatingItem, unit: ScaleUnit, ...scale: Scale): MeasureScale {
  return { item, unit, scale };
}
