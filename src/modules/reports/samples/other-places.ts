import { type Place, place } from './place.ts';

/** Countries without an entry of their own, by the language and the legal form in use there. */
const families: readonly (readonly [Place, codes: string])[] = [
  [
    place('fr', '{} SARL', 'Société à responsabilité limitée', '{}', '000000', '0000000000', ''),
    'BF BI BJ BL CD CF CG CI CM DJ DZ FR GA GF GN GP GQ HT KM MC MF MG ML MQ NC NE PF PM RE SN TD TF TG TN WF YT',
  ],
  [
    place('es', '{}, S.A.', 'Sociedad anónima', '{}', '000000', '0000000000', ''),
    'AD BO CR CU DO EC GT HN NI PR PY SV UY VE',
  ],
  [place('pt', '{}, Lda.', 'Sociedade por quotas', '{}', '000000', '000000000', ''), 'AO CV GW MZ ST TL'],
  [
    place('ar', 'شركة {} ذ.م.م|{} LLC', 'شركة ذات مسؤولية محدودة', '{}', '000000', '000000000', ''),
    'BH EH IQ JO KW LB LY MR OM PS QA SD SY YE',
  ],
  [place('it', '{} S.r.l.', 'Società a responsabilità limitata', '{}', '00000', '00000', ''), 'SM VA'],
  [place('nl', '{} B.V.', 'Besloten vennootschap', '{}', '000000', '000000000', ''), 'AW BQ CW SR SX'],
  [place('da', '{} ApS', 'Anpartsselskab', '{}', '00000000', '000000', ''), 'FO GL'],
  [place('nb', '{} AS', 'Aksjeselskap', '{}', '000 000 000', '000 000 000 MVA', '47'), 'BV SJ'],
  [place('sv', '{} Ab', 'Aktiebolag', '{}', '0000000-0', '00000000', '358'), 'AX'],
  [
    place('sq', '{} SH.P.K.', 'Shoqëri me përgjegjësi të kufizuar', '{}', '000000000', '000000000', '383'),
    'XK',
  ],
  [place('zh', '{}有限公司|{} Limited', '有限公司', '{}', '00000000', '00000000', ''), 'MO TW'],
];
const fallback = place('en', '{} Ltd', 'Private limited company', '{}', '000000', '000000000', '');

/** Capitals, as `CODE:City`, in Latin letters; uninhabited territories have none. */
const capitals = `AD:Andorra la Vella AF:Kabul AG:St. John’s AI:The Valley AO:Luanda AS:Pago Pago AW:Oranjestad
  AX:Mariehamn BB:Bridgetown BD:Dhaka BF:Ouagadougou BH:Manama BI:Bujumbura BJ:Porto-Novo BL:Gustavia BM:Hamilton
  BN:Bandar Seri Begawan BO:La Paz BQ:Kralendijk BS:Nassau BT:Thimphu BW:Gaborone BZ:Belmopan CC:West Island CD:Kinshasa
  CF:Bangui CG:Brazzaville CI:Abidjan CK:Avarua CM:Yaoundé CR:San José CU:La Habana CV:Praia CW:Willemstad
  CX:Flying Fish Cove DJ:Djibouti DM:Roseau DO:Santo Domingo DZ:Alger EC:Quito EH:El Aaiún ER:Asmara ET:Addis Ababa
  FJ:Suva FK:Stanley FM:Palikir FO:Tórshavn GA:Libreville GD:St. George’s GF:Cayenne GG:St. Peter Port GH:Accra
  GI:Gibraltar GL:Nuuk GM:Banjul GN:Conakry GP:Basse-Terre GQ:Malabo GT:Ciudad de Guatemala GU:Hagåtña GW:Bissau
  GY:Georgetown HN:Tegucigalpa HT:Port-au-Prince IM:Douglas IQ:Baghdad IR:Tehran JE:St. Helier JM:Kingston JO:Amman
  KH:Phnom Penh KI:Tarawa KM:Moroni KN:Basseterre KP:Pyongyang KW:Kuwait City KY:George Town LA:Vientiane LB:Beirut
  LC:Castries LK:Colombo LR:Monrovia LS:Maseru LY:Tripoli MC:Monaco MF:Marigot MG:Antananarivo MH:Majuro MK:Skopje
  ML:Bamako MM:Yangon MN:Ulaanbaatar MO:Macao MP:Saipan MQ:Fort-de-France MR:Nouakchott MS:Brades MU:Port Louis MV:Malé
  MW:Lilongwe MZ:Maputo NA:Windhoek NC:Nouméa NE:Niamey NF:Kingston NI:Managua NP:Kathmandu NR:Yaren NU:Alofi OM:Muscat
  PF:Papeete PG:Port Moresby PK:Karachi PM:Saint-Pierre PN:Adamstown PR:San Juan PS:Ramallah PW:Ngerulmud PY:Asunción
  QA:Doha RE:Saint-Denis RW:Kigali SB:Honiara SC:Victoria SD:Khartoum SH:Jamestown SJ:Longyearbyen SL:Freetown
  SM:San Marino SN:Dakar SO:Mogadishu SR:Paramaribo SS:Juba ST:São Tomé SV:San Salvador SX:Philipsburg SY:Damascus
  SZ:Mbabane TC:Cockburn Town TD:N’Djamena TG:Lomé TK:Nukunonu TL:Dili TM:Ashgabat TN:Tunis TO:Nukuʻalofa
  TT:Port of Spain TV:Funafuti TW:Taipei TZ:Dar es Salaam UG:Kampala UY:Montevideo VA:Vatican City VC:Kingstown
  VE:Caracas VI:Charlotte Amalie VU:Port Vila WF:Mata-Utu WS:Apia XK:Pristina YE:Sana’a YT:Mamoudzou ZM:Lusaka
  ZW:Harare`;
const capitalOf = new Map(
  capitals
    .split(/\s+(?=[A-Z]{2}:)/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3).replaceAll(/\s+/g, ' ')] as const),
);

/** A place for a country that has no entry of its own; the city is written in Latin letters. */
export function otherPlace(code: string, countryName: string): Place {
  const family = families.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? fallback;
  return { ...family, address: `{}, ${capitalOf.get(code) ?? countryName}` };
}
