import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Day } from '#findings/vocabulary/days.ts';

/** Ten companies with a hundred officers each are 300 kB. */
export const maxAnswerBytes = 2_000_000;

const text = z.string().max(5_000).nullish();
const birth = z
  .string()
  .max(40)
  .transform((day) => Number(/^((?:18|19|20)\d\d)/.exec(day)?.[1] ?? 0))
  .nullish();
const officer = z.object({
  type_dirigeant: text,
  nom: text,
  prenoms: text,
  // Of a birthday only the year is kept.
  annee_de_naissance: birth,
  date_de_naissance: birth,
  qualite: text,
  siren: text,
  denomination: text,
});
const seat = z.object({
  siret: text,
  adresse: text,
  code_postal: text,
  libelle_commune: text,
  code_pays_etranger: text,
  libelle_pays_etranger: text,
  nom_commercial: text,
  liste_enseignes: z.array(z.string().max(500)).max(100).nullish(),
});
const unit = z.object({
  siren: z.string().max(20),
  nom_complet: text,
  nom_raison_sociale: text,
  sigle: text,
  siege: seat.nullish(),
  activite_principale: text,
  activite_principale_naf25: text,
  date_creation: text,
  date_fermeture: text,
  etat_administratif: text,
  nature_juridique: text,
  tranche_effectif_salarie: text,
  annee_tranche_effectif_salarie: text,
  dirigeants: z.array(officer).max(2_000).nullish(),
  immatriculation: z
    .object({
      date_radiation: text,
      date_cloture_exercice: text,
      capital_social: z.union([z.number(), z.string().max(40)]).nullish(),
      devise_capital: text,
    })
    .nullish(),
  finances: z
    .record(z.string().max(10), z.object({ ca: z.number().nullish(), resultat_net: z.number().nullish() }))
    .nullish(),
});
export type LegalUnit = z.output<typeof unit>;
export type Director = z.output<typeof officer>;

const page = z.object({ results: z.array(unit).max(100) });
/** A page of the search, bare or as an envelope hands it on. */
const answer = z.union([
  page.transform(({ results }) => ({ results, at: '/results' })),
  z.object({ result: page }).transform(({ result }) => ({ ...result, at: '/result/results' })),
]);

/** The company of that SIREN in an answer, with its place: the search finds others by the digits of their addresses as well. */
export function unitOf(bytes: Uint8Array, siren: string): { unit: LegalUnit; at: string } | undefined {
  const { results, at } = readJson(bytes, answer, maxAnswerBytes);
  const index = results.findIndex((one) => one.siren === siren);
  const found = results[index];
  return found === undefined ? undefined : { unit: found, at: `${at}/${index}` };
}

/** `2021-11-02`; undefined for anything else. */
export function dayOf(value: string | null | undefined): Day | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
}
