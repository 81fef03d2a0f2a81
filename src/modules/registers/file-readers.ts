import type { Reader } from '#findings/reading/reading.ts';
import { ariregisterTable } from './ariregister/readings/table.ts';
import { bodsOwners } from './bods/read-bods.ts';
import { egrulOfficers } from './egrul/readings/officers.ts';
import { egrulOwners } from './egrul/readings/owners.ts';
import { egrulProfile } from './egrul/readings/profile.ts';
import { nlAccounts } from './nl-accounts/read-nl-accounts.ts';

/** Readers of files that people bring, because the register answers no machine. */
export const fileReaders: readonly Reader[] = [
  ariregisterTable,
  bodsOwners,
  egrulProfile,
  egrulOfficers,
  egrulOwners,
  nlAccounts,
];
