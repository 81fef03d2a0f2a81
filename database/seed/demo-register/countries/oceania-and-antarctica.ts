import * as forms from '../forms/americas-africa-oceania.ts';
import { frenchForms, norwegianForms } from '../forms/western-europe.ts';
import { english, islandEnglish } from '../vocabulary/germanic.ts';
import { norwegian } from '../vocabulary/nordic.ts';
import { french } from '../vocabulary/romance.ts';
import { place, type Voice } from './place.ts';

const islands: readonly Voice[] = [[islandEnglish, forms.smallTerritoryForms]];
const overseasFrench: readonly Voice[] = [[french, frenchForms]];
const stations: readonly Voice[] = [[english, forms.smallTerritoryForms]];

/** Australia, the Pacific, Antarctica and the islands around it. */
export const oceaniaAndAntarctica = [
  place('AS', 24, '1 684', '96799', islands, 'Pago Pago, Tafuna, Leone'),
  place(
    'AU',
    420,
    '61',
    '%0##',
    [[english, forms.australianForms]],
    'Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Hobart, Darwin, Newcastle, Geelong',
  ),
  place('CC', 20, '61', '6799', islands, 'West Island, Home Island'),
  place('CK', 24, '682', '', islands, 'Avarua, Arutanga'),
  place('CX', 20, '61', '6798', islands, 'Flying Fish Cove'),
  place('FJ', 50, '679', '', [[islandEnglish, forms.southAfricanForms]], 'Suva, Lautoka, Nadi, Labasa'),
  place('FM', 24, '691', '969##', islands, 'Palikir, Kolonia, Weno, Colonia'),
  place('GU', 30, '1 671', '969##', islands, 'Hagåtña, Dededo, Tamuning'),
  place('KI', 20, '686', '', islands, 'South Tarawa, Betio, Kiritimati'),
  place('MH', 60, '692', '969##', [[islandEnglish, forms.offshoreForms]], 'Majuro, Ebeye, Jaluit'),
  place('MP', 24, '1 670', '969##', islands, 'Saipan, Tinian, Rota'),
  place('NC', 30, '687', '988##', overseasFrench, 'Nouméa, Dumbéa, Koné'),
  place('NF', 20, '672', '2899', islands, 'Kingston, Burnt Pine'),
  place('NR', 20, '674', '', islands, 'Yaren, Aiwo, Denigomodu'),
  place('NU', 20, '683', '', islands, 'Alofi, Hakupu'),
  place(
    'NZ',
    220,
    '64',
    '%0##',
    [[english, forms.newZealandForms]],
    'Auckland, Wellington, Christchurch, Hamilton, Tauranga, Dunedin, Napier',
  ),
  place('PF', 30, '689', '987##', overseasFrench, 'Papeete, Faaa, Punaauia'),
  place('PG', 40, '675', '%##', islands, 'Port Moresby, Lae, Mount Hagen, Madang'),
  place('PN', 20, '64', 'PCRN 1ZZ', islands, 'Adamstown'),
  place('PW', 24, '680', '96940', islands, 'Ngerulmud, Koror, Airai'),
  place('SB', 24, '677', '', islands, 'Honiara, Auki, Gizo'),
  place('TK', 20, '690', '', islands, 'Nukunonu, Fakaofo, Atafu'),
  place('TO', 24, '676', '', islands, "Nuku'alofa, Neiafu, Pangai"),
  place('TV', 20, '688', '', islands, 'Funafuti, Vaiaku'),
  place('UM', 20, '1 808', '96898', islands, 'Wake Island, Midway'),
  place(
    'VU',
    30,
    '678',
    '',
    [
      [islandEnglish, forms.offshoreForms],
      [french, frenchForms],
    ],
    'Port Vila, Luganville, Isangel',
  ),
  place('WF', 20, '681', '986##', overseasFrench, 'Mata-Utu, Leava'),
  place('WS', 30, '685', 'WS%###', [[islandEnglish, forms.offshoreForms]], 'Apia, Vaitele, Salelologa'),
  place('AQ', 20, '672', '', stations, 'McMurdo Station, Villa Las Estrellas, Port Lockroy, Casey Station'),
  place('BV', 20, '47', '', [[norwegian, norwegianForms]], 'Nyrøysa'),
  place('GS', 20, '500', 'SIQQ 1ZZ', stations, 'King Edward Point, Grytviken'),
  place('HM', 20, '672', '', stations, 'Atlas Cove'),
  place('TF', 20, '262', '984##', overseasFrench, 'Port-aux-Français, Alfred-Faure, Martin-de-Viviès'),
];
