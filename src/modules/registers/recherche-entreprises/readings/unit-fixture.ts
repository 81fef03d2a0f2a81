/** A made-up company in the form of the search, with one beside it that only shares digits. */
export const unit = {
  siren: '999999901',
  nom_complet: 'MOULIN BLEU (LE BLEU)',
  nom_raison_sociale: 'MOULIN BLEU',
  sigle: 'MB',
  siege: {
    siret: '99999990100011',
    adresse: '1 RUE HAUTE 75001 PARIS',
    code_postal: '75001',
    libelle_commune: 'PARIS',
    nom_commercial: 'LE BLEU',
    liste_enseignes: ['LE BLEU', 'BLEU NUIT'],
  },
  activite_principale: '53.10Z',
  activite_principale_naf25: '53.10Y',
  date_creation: '2001-02-03',
  date_fermeture: null,
  etat_administratif: 'A',
  nature_juridique: '5710',
  tranche_effectif_salarie: '12',
  annee_tranche_effectif_salarie: '2023',
  dirigeants: [
    {
      nom: 'DUPONT (MARTIN)',
      prenoms: 'JEANNE MARIE',
      annee_de_naissance: '1970',
      date_de_naissance: '1970-05',
      qualite: 'Président de SAS',
      type_dirigeant: 'personne physique',
    },
    {
      nom: 'DUPONT',
      prenoms: 'JEANNE-MARIE',
      annee_de_naissance: '1970',
      qualite: 'Président de SAS',
      type_dirigeant: 'personne physique',
    },
    {
      siren: '999999903',
      denomination: 'AUDIT SA',
      qualite: 'Commissaire aux comptes suppléant',
      type_dirigeant: 'personne morale',
    },
  ],
  immatriculation: { date_cloture_exercice: '3006', capital_social: 1000.5, devise_capital: 'EUR' },
  finances: { '2023': { ca: 0, resultat_net: -5 }, '2024': { ca: 120000, resultat_net: 3000 } },
};

export const other = { siren: '999999902', nom_complet: 'AUTRE', siege: {}, dirigeants: unit.dirigeants };

/** A number that is kept with nothing behind it. */
export const emptyUnit = { siren: '999999904', nom_complet: null, siege: {}, dirigeants: [], finances: null };
