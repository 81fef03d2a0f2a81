import type { FastifyInstance } from 'fastify';
import { systemClock } from '#kernel/clock.ts';
import { type CompanyRecord, createCompanies, type Register } from '#modules/companies/service.ts';
import { createCountries } from '#modules/countries/service.ts';
import { findCompanyRoutes } from '#workflows/find-company/routes.ts';
import { createBareApp } from '../bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '../database/throwaway-database.ts';

export const companies = createCompanies({ clock: systemClock });
export const countries = createCountries();
export const register: Register = {
  code: 'test',
  name: 'Test register',
  licence: 'CC0-1.0',
  url: null,
  isDemo: true,
};
const records: CompanyRecord[] = [
  {
    country: 'DE',
    sourceRef: '1',
    name: 'Nordlicht Optik GmbH',
    regCode: 'HRB 1',
    status: 'Liquidation',
    address: 'Weg 1, Kiel',
    city: 'Kiel',
    foundedOn: '2011-03-14',
  },
  {
    country: 'DE',
    sourceRef: '2',
    name: 'Nordlicht Optik AG',
    regCode: 'HRB 2',
    status: 'Active',
    names: [{ kind: 'former', text: 'Nordlinse AG' }],
  },
];

/** The routes of the search over a register of two German companies. */
export type SearchedApp = Readonly<{
  database: ThrowawayDatabase;
  app: FastifyInstance;
  /** Key of the country. */
  germany: number;
  close(): Promise<void>;
}>;

export async function startSearchedApp(): Promise<SearchedApp> {
  const database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
  await database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
  const { id: germany } = await countries.getCountryByCode(database.db, 'DE');
  const app = createBareApp((server) => findCompanyRoutes(server, { db: database.db, companies, countries }));
  const close = async () => {
    await app.close();
    await database.drop();
  };
  return { database, app, germany, close };
}
