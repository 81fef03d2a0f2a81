import * as forms from '../forms/americas-africa-oceania.ts';
import { arabForms } from '../forms/asia.ts';
import { frenchForms } from '../forms/western-europe.ts';
import { africanEnglish, africanFrench, amharic, swahili } from '../vocabulary/africa.ts';
import { english } from '../vocabulary/germanic.ts';
import { arabic } from '../vocabulary/middle-east.ts';
import { french, portuguese, spanish } from '../vocabulary/romance.ts';
import { place, type Voice } from './place.ts';

const ohada: readonly Voice[] = [[africanFrench, forms.ohadaForms]];
const maghreb: readonly Voice[] = [
  [africanFrench, forms.maghrebForms],
  [arabic, arabForms],
];
const lusophone: readonly Voice[] = [[portuguese, forms.lusophoneForms]];
const commonwealth: readonly Voice[] = [[africanEnglish, forms.commonwealthForms]];
const eastAfrican: readonly Voice[] = [
  [africanEnglish, forms.commonwealthForms],
  [swahili, forms.commonwealthForms],
];
const arab: readonly Voice[] = [[arabic, arabForms]];

/** Africa and the western Indian Ocean. */
export const africa = [
  place('AO', 60, '244', '', lusophone, 'Luanda, Huambo, Lobito, Benguela, Lubango'),
  place('BF', 30, '226', '', ohada, 'Ouagadougou, Bobo-Dioulasso, Koudougou'),
  place('BI', 24, '257', '', ohada, 'Bujumbura, Gitega, Ngozi'),
  place('BJ', 30, '229', '', ohada, 'Cotonou, Porto-Novo, Parakou'),
  place('BW', 40, '267', '', [[africanEnglish, forms.southAfricanForms]], 'Gaborone, Francistown, Maun'),
  place('CD', 50, '243', '', ohada, 'Kinshasa, Lubumbashi, Goma, Kisangani'),
  place('CF', 20, '236', '', ohada, 'Bangui, Bimbo, Berbérati'),
  place('CG', 24, '242', '', ohada, 'Brazzaville, Pointe-Noire, Dolisie'),
  place('CI', 60, '225', '', ohada, 'Abidjan, Bouaké, Yamoussoukro, San-Pédro'),
  place('CM', 50, '237', '', ohada, 'Douala, Yaoundé, Bafoussam, Garoua'),
  place('CV', 24, '238', '%##0', lusophone, 'Praia, Mindelo, Assomada'),
  place('DJ', 24, '253', '', maghreb, 'جيبوتي|Djibouti, علي صبيح|Ali Sabieh'),
  place(
    'DZ',
    100,
    '213',
    '%####',
    maghreb,
    'الجزائر|Alger, وهران|Oran, قسنطينة|Constantine, عنابة|Annaba, سطيف|Sétif',
  ),
  place(
    'EG',
    220,
    '20',
    '%####',
    arab,
    'القاهرة|Cairo, الإسكندرية|Alexandria, الجيزة|Giza, بورسعيد|Port Said, السويس|Suez, طنطا|Tanta',
  ),
  place('EH', 20, '212', '70###', arab, 'العيون|Laayoune, الداخلة|Dakhla'),
  place('ER', 20, '291', '', arab, 'أسمرة|Asmara, مصوع|Massawa, كرن|Keren'),
  place(
    'ET',
    80,
    '251',
    '%###',
    [[amharic, forms.ethiopianForms]],
    'አዲስ አበባ|Addis Ababa, ድሬዳዋ|Dire Dawa, መቀሌ|Mekelle, ሀዋሳ|Hawassa',
  ),
  place('GA', 24, '241', '', ohada, 'Libreville, Port-Gentil, Franceville'),
  place('GH', 90, '233', 'GA-###-####', commonwealth, 'Accra, Kumasi, Tema, Takoradi, Tamale'),
  place('GM', 24, '220', '', commonwealth, 'Banjul, Serekunda, Brikama'),
  place('GN', 24, '224', '', ohada, 'Conakry, Kankan, Nzérékoré'),
  place('GQ', 24, '240', '', [[spanish, forms.equatoguineanForms]], 'Malabo, Bata, Ebebiyín'),
  place('GW', 20, '245', '%000', lusophone, 'Bissau, Bafatá, Gabú'),
  place('KE', 140, '254', '00%00', eastAfrican, 'Nairobi, Mombasa, Kisumu, Nakuru, Eldoret'),
  place('KM', 20, '269', '', ohada, 'Moroni, Mutsamudu, Fomboni'),
  place('LR', 30, '231', '%000', commonwealth, 'Monrovia, Buchanan, Ganta'),
  place(
    'LS',
    24,
    '266',
    '%00',
    [[africanEnglish, forms.southAfricanForms]],
    'Maseru, Teyateyaneng, Mafeteng',
  ),
  place('LY', 40, '218', '', arab, 'طرابلس|Tripoli, بنغازي|Benghazi, مصراتة|Misrata'),
  place(
    'MA',
    160,
    '212',
    '%0###',
    maghreb,
    'الدار البيضاء|Casablanca, الرباط|Rabat, فاس|Fès, مراكش|Marrakech, طنجة|Tanger, أكادير|Agadir',
  ),
  place('MG', 40, '261', '%0#', ohada, 'Antananarivo, Toamasina, Antsirabe, Mahajanga'),
  place('ML', 24, '223', '', ohada, 'Bamako, Sikasso, Ségou'),
  place('MR', 24, '222', '', maghreb, 'نواكشوط|Nouakchott, نواذيبو|Nouadhibou'),
  place(
    'MU',
    70,
    '230',
    '%####',
    [
      [english, forms.mauritianForms],
      [french, forms.mauritianForms],
    ],
    'Port Louis, Ebène, Curepipe, Quatre Bornes',
  ),
  place('MW', 30, '265', '', commonwealth, 'Lilongwe, Blantyre, Mzuzu, Zomba'),
  place('MZ', 50, '258', '%%0#', lusophone, 'Maputo, Beira, Nampula, Matola'),
  place(
    'NA',
    40,
    '264',
    '%0%0#',
    [[africanEnglish, forms.southAfricanForms]],
    'Windhoek, Walvis Bay, Swakopmund, Oshakati',
  ),
  place('NE', 20, '227', '8%00', ohada, 'Niamey, Zinder, Maradi'),
  place('NG', 200, '234', '%#####', commonwealth, 'Lagos, Abuja, Kano, Ibadan, Port Harcourt, Kaduna, Enugu'),
  place('RE', 30, '262', '974##', [[french, frenchForms]], 'Saint-Denis, Saint-Paul, Saint-Pierre'),
  place('RW', 40, '250', '', eastAfrican, 'Kigali, Huye, Rubavu, Musanze'),
  place(
    'SC',
    60,
    '248',
    '',
    [
      [english, forms.offshoreForms],
      [french, forms.offshoreForms],
    ],
    'Victoria, Anse Boileau, Beau Vallon',
  ),
  place('SD', 40, '249', '1%###', arab, 'الخرطوم|Khartoum, أم درمان|Omdurman, بورتسودان|Port Sudan'),
  place(
    'SH',
    20,
    '290',
    'STHL 1ZZ',
    [[english, forms.commonwealthForms]],
    'Jamestown, Georgetown, Edinburgh of the Seven Seas',
  ),
  place('SL', 24, '232', '', commonwealth, 'Freetown, Bo, Kenema, Makeni'),
  place('SN', 60, '221', '%%###', ohada, 'Dakar, Thiès, Saint-Louis, Kaolack'),
  place('SO', 24, '252', '', arab, 'مقديشو|Mogadishu, هرجيسا|Hargeisa, بوصاصو|Bosaso'),
  place('SS', 20, '211', '', commonwealth, 'Juba, Wau, Malakal'),
  place('ST', 20, '239', '', lusophone, 'São Tomé, Santo António, Trindade'),
  place('SZ', 24, '268', 'H%00', [[africanEnglish, forms.southAfricanForms]], 'Mbabane, Manzini, Matsapha'),
  place('TD', 20, '235', '', ohada, "N'Djamena, Moundou, Abéché"),
  place('TG', 30, '228', '', ohada, 'Lomé, Sokodé, Kara'),
  place('TN', 90, '216', '%0##', maghreb, 'تونس|Tunis, صفاقس|Sfax, سوسة|Sousse, بنزرت|Bizerte'),
  place('TZ', 70, '255', '%%###', eastAfrican, 'Dar es Salaam, Dodoma, Arusha, Mwanza, Zanzibar'),
  place('UG', 60, '256', '', eastAfrican, 'Kampala, Entebbe, Jinja, Mbarara, Gulu'),
  place('YT', 20, '262', '976##', [[french, frenchForms]], 'Mamoudzou, Koungou, Dzaoudzi'),
  place(
    'ZA',
    240,
    '27',
    '%0##',
    [
      [africanEnglish, forms.southAfricanForms],
      [english, forms.southAfricanForms],
    ],
    'Johannesburg, Cape Town, Durban, Pretoria, Port Elizabeth, Bloemfontein, East London',
  ),
  place('ZM', 50, '260', '%0%0%', commonwealth, 'Lusaka, Ndola, Kitwe, Livingstone'),
  place('ZW', 50, '263', '', commonwealth, 'Harare, Bulawayo, Mutare, Gweru'),
];
