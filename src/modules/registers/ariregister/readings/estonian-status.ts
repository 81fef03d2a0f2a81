import type { CompanyStatus } from '#names/company/company-record.ts';

/** Letters of the register for a status, with its words. */
export const estonianStatuses: Readonly<Record<string, readonly [status: CompanyStatus, word: string]>> = {
  R: ['Active', 'Registrisse kantud'],
  L: ['Liquidation', 'Likvideerimisel'],
  N: ['Liquidation', 'Pankrotis'],
  K: ['Deleted', 'Kustutatud'],
};
