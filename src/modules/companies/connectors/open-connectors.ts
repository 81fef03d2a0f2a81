import type { RegisterCode, RegisterSettings } from '#platform/config/register-settings.ts';
import { createAres } from './ares.ts';
import { createBrreg } from './brreg.ts';
import { createCompaniesHouse } from './companies-house.ts';
import type { Connector } from './connector.ts';
import { createEgr } from './egr.ts';
import { createGleif } from './gleif.ts';
import { createVies } from './vies.ts';

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
