import type { ExamplePage } from '#workflows/sample-report/contract.ts';
import type { Offer } from '../../world-map/figures/offer.ts';
import type { Shape } from '../shapes/Shapes.tsx';

/** A country named as an instance; `access` is that of its main register. */
export type InstanceCountry = Offer &
  Readonly<{ code: string; name: string; access: 'free' | 'paid' | 'mixed' | 'closed' | undefined }>;

/** Somebody who owns a part, and who owns him. */
export type Owner = Readonly<{
  name: string;
  note: string;
  share: string;
  isKnown: boolean;
  owners: readonly Owner[];
}>;

/** A page of the example report with its dial and its tree, drawn on the server. */
export type DrawnPage = Omit<ExamplePage, 'ownership'> &
  Readonly<{ dial: Shape | null; owners: Readonly<{ title: string; tree: readonly Owner[] }> | null }>;

/** What the sections below the hero show beside their words. */
export type SectionData = Readonly<{
  page: DrawnPage;
  /** Of the country of the example. */
  price: Offer | undefined;
  coverage: Readonly<{
    count: number;
    /** From the cheapest; `codes` of the countries of a band, two letters each. */
    bands: readonly (Offer & Readonly<{ codes: string }>)[];
    parts: readonly string[];
    instances: readonly InstanceCountry[];
  }>;
}>;
