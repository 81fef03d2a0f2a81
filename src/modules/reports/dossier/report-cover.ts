import type { Localized } from '#kernel/locale.ts';

/** What a report needs to know of its order; all of it is decided before rendering. */
export type ReportCover = Readonly<{
  reportNumber: string;
  orderNumber: string;
  country: Readonly<{ code: string; name: Localized }>;
  tariffName: Localized;
  /** What the buyer asked for, empty where nothing was given. */
  requestedAs: Readonly<{ name: string; regCode: string; vatCode: string; address: string }>;
  orderedAt: Date;
  startedAt: Date | null;
  /** Fixed once: it is printed, and it is the date of the file, so that the same input gives the same bytes. */
  issuedAt: Date;
  /** The company comes from a synthetic register. */
  isDemo: boolean;
  /** A sample for visitors: company, people and sources are invented, and every page says so. */
  isSample?: boolean;
}>;
