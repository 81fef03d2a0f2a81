import type { RegisterCode, RegisterSettings } from '#platform/config/register-settings.ts';
import { createAres } from './ares/live-ares.ts';
import { createBrreg } from './brreg/live-brreg.ts';
import { createCompaniesHouse } from './companies-house/live-companies-house.ts';
import { createEgr } from './egr/live-egr.ts';
import { createGleif } from './gleif/live-gleif.ts';
import type { Connector } from './live/connector.ts';
import { createVies } from './vies/live-vies.ts';

/** The connectors that the settings switch on, in the order of the settings. */
export function openConnectors({ codes, urls, companiesHouseKey = '' }: RegisterSettings): Connector[] {
  const open: Readonly<Record<RegisterCode, (url: string | undefined) => Connector>> = {
    gleif: createGleif,
    'companies-house': (url) => createCompaniesHouse(companiesHouseKey, url),
    brreg: createBrreg,
    vies: createVies,
    ares: createAres,
    egr: createEgr,
  };
  return codes.map((code) => open[code](urls[code]));
}
