import type { OrderedLine } from '../../statements/chart-order.ts';

/** What a line of our chart is called in the statements of one language: small letters, no signs; the usual name first. */
export type LineWords = Readonly<Partial<Record<OrderedLine, readonly string[]>>>;
