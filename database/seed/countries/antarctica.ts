import { type CountryRow, row } from './country-row.ts';

/** Antarctica and the islands around it that no other continent claims, by English name. */
export const antarctica: readonly CountryRow[] = [
  row(10, 'AQ', 'Antarctica', 'Антарктида'),
  row(74, 'BV', 'Bouvet Island', 'Остров Буве'),
  row(260, 'TF', 'French Southern Territories', 'Французские Южные и Антарктические территории', [
    'Kerguelen',
    'TAAF',
    'Кергелен',
  ]),
  row(334, 'HM', 'Heard Island and McDonald Islands', 'Острова Херд и Макдональд'),
  row(239, 'GS', 'South Georgia and the South Sandwich Islands', 'Южная Георгия и Южные Сандвичевы острова'),
];
