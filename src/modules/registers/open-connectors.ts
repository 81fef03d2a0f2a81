import { createAres } from './ares/live-ares.ts';
import { createBrreg } from './brreg/live-brreg.ts';
import { createCompaniesHouse } from './companies-house/live-companies-house.ts';
import { createEgr } from './egr/live-egr.ts';
import { createGleif } from './gleif/live-gleif.ts';
import type { Connector } from './live/connector.ts';
import { createVies } from './vies/live-vies.ts';

type Open = (
  url: string | undefined,
  keys: Readonly<{ companiesHouseKey?: string | undefined }>,
) => Connector;

/** Every register that can be asked over the network, by the word that switches it on. */
const open = {
  gleif: createGleif,
  'companies-house': (url, { companiesHouseKey = '' }) => createCompaniesHouse(companiesHouseKey, url),
  brreg: createBrreg,
  vies: createVies,
  ares: createAres,
  egr: createEgr,
} as const satisfies Readonly<Record<string, Open>>;

export type RegisterCode = keyof typeof open;
// The keys of the table are the codes.
export const registerCodes = Object.keys(open) as readonly RegisterCode[];

/** Which live registers are asked, and where they are. */
export type RegisterSettings = Readonly<{
  codes: readonly RegisterCode[];
  /** Other addresses than the published ones. */
  urls: Readonly<Partial<Record<RegisterCode, string>>>;
  companiesHouseKey: string | undefined;
}>;

/** The connectors that the settings switch on, in the order of the settings. */
export function openConnectors({ codes, urls, ...keys }: RegisterSettings): Connector[] {
  return codes.map((code) => open[code](urls[code], keys));
}
