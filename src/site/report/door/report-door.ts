import type { ComponentType } from 'react';
import { LinkFile, type ReportFileProps } from './LinkFile.tsx';

/** By what a report is opened: the link of its order, or the account of somebody who may see the order. Paths are without language. */
export type ReportDoor = Readonly<{
  page: string;
  order: string;
  /** Of the calls of the API about it. */
  calls: string;
  /** Where a mistake in it is told; undefined for whom that is not. */
  mistake: string | undefined;
  /** What fetches one of its files. */
  File: ComponentType<ReportFileProps>;
}>;

/** Whoever has the link has everything that is behind it. */
export function doorOfLink(secret: string): ReportDoor {
  const order = `/track/${secret}`;
  return {
    ...{ order, page: `${order}/report`, calls: `/api/v1/orders/${secret}/report` },
    ...{ mistake: order, File: LinkFile },
  };
}
