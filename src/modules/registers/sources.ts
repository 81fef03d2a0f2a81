import { anafSource } from './anaf/anaf-source.ts';
import { aresSource } from './ares/ares-source.ts';
import { ariregisterSource } from './ariregister/ariregister-source.ts';
import { bodaccSource } from './bodacc/bodacc-source.ts';
import { brregSource } from './brreg/brreg-source.ts';
import { cnpjSource } from './cnpj/cnpj-source.ts';
import { companiesHouseSource } from './companies-house/companies-house-source.ts';
import { cvrSource } from './cvr/cvr-source.ts';
import { dkAccountsSource } from './dk-accounts/dk-accounts-source.ts';
import { egrSource } from './egr/egr-source.ts';
import { esefSource } from './esef/esef-source.ts';
import { girboSource } from './girbo/girbo-source.ts';
import { gleifSource } from './gleif/gleif-source.ts';
import { inpiSource } from './inpi/inpi-source.ts';
import { rechercheEntreprisesSource } from './recherche-entreprises/recherche-entreprises-source.ts';
import { registeruzSource } from './registeruz/registeruz-source.ts';
import { rpoSource } from './rpo/rpo-source.ts';
import { rpvsSource } from './rpvs/rpvs-source.ts';
import { secSource } from './sec/sec-source.ts';
import type { Source } from './sources/source.ts';
import { urLvSource } from './ur-lv/ur-lv-source.ts';
import { viesSource } from './vies/vies-source.ts';

/** Every institution that a research asks, one line each. */
export const sources: readonly Source[] = [
  anafSource,
  aresSource,
  ariregisterSource,
  bodaccSource,
  brregSource,
  cnpjSource,
  companiesHouseSource,
  cvrSource,
  dkAccountsSource,
  egrSource,
  esefSource,
  girboSource,
  gleifSource,
  inpiSource,
  rechercheEntreprisesSource,
  registeruzSource,
  rpoSource,
  rpvsSource,
  secSource,
  urLvSource,
  viesSource,
];
