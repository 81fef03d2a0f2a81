import { type Country, country, forms, places } from '../corpus/country.ts';
import { armenian, bulgarian, czech, hebrew, hungarian, slovak, swedish, thai } from './more-languages.ts';

/** Countries of the natural register that the register of coined words has not; shares are set later. */
export const moreCountries: readonly Country[] = [
  country({
    code: 'BG',
    share: 2,
    lang: 'bg',
    language: bulgarian,
    forms: forms('ЕООД|55|EOOD; ООД|32|OOD; АД|6|AD; ЕТ|4|ET; ЕАД|3|EAD'),
    quotes: [
      ['', ''],
      ['"', '"'],
    ],
    latinShare: 0.2,
    dial: '+359 2',
    places: places(
      'София=Sofia,Пловдив=Plovdiv,Варна=Varna,Бургас=Burgas,Русе=Ruse,Стара Загора=Stara Zagora,Плевен=Pleven,Добрич=Dobrich,Шумен=Shumen,Перник=Pernik,Хасково=Haskovo,Ямбол=Yambol',
    ),
    streets: ['бул. Витоша', 'ул. Христо Ботев', 'ул. Васил Левски', 'ул. Раковски'],
  }),
  country({
    code: 'TH',
    share: 1.5,
    lang: 'th',
    language: thai,
    forms: forms('จำกัด|90|Co., Ltd.; จำกัด (มหาชน)|10|PCL').map((form) => ({ ...form, lead: 'บริษัท' })),
    latinShare: 0.25,
    dial: '+66 2',
    places: places(
      'กรุงเทพ=Krung Thep=Bangkok,เชียงใหม่=Chiang Mai=Chiang Mai,ภูเก็ต=Phuket=Phuket,ชลบุรี=Chon Buri=Chonburi,ระยอง=Rayong=Rayong,ขอนแก่น=Khon Kaen=Khon Kaen,นครราชสีมา=Nakhon Ratchasima=Nakhon Ratchasima,สงขลา=Songkhla=Songkhla,อยุธยา=Ayutthaya=Ayutthaya,ลำปาง=Lampang=Lampang',
    ),
    streets: ['ถนนสุขุมวิท', 'ถนนพหลโยธิน', 'ถนนเพชรบุรี', 'ถนนรามคำแหง'],
  }),
  country({
    code: 'IL',
    share: 1.5,
    lang: 'he',
    language: hebrew,
    forms: forms('בע"מ|92|Ltd; בע״מ|8|Ltd'),
    latinShare: 0.35,
    dial: '+972 3',
    places: places(
      'תל אביב=Tel Aviv=Tel Aviv,ירושלים=Yerushalayim=Jerusalem,חיפה=Haifa=Haifa,באר שבע=Beer Sheva=Beersheba,נתניה=Netanya=Netanya,אשדוד=Ashdod=Ashdod,הרצליה=Herzliya=Herzliya,רמת גן=Ramat Gan=Ramat Gan,חולון=Holon=Holon,רחובות=Rehovot=Rehovot,עפולה=Afula=Afula,כרמיאל=Karmiel=Karmiel',
    ),
    streets: ['רחוב הרצל', 'שדרות רוטשילד', 'רחוב ויצמן', 'דרך בגין'],
  }),
  country({
    code: 'AM',
    share: 1,
    lang: 'hy',
    language: armenian,
    forms: forms('ՍՊԸ|86|LLC; ՓԲԸ|10|CJSC; ԲԲԸ|4|OJSC'),
    quotes: [
      ['', ''],
      ['«', '»'],
    ],
    latinShare: 0.15,
    dial: '+374 10',
    places: places(
      'Երևան=Yerevan,Գյումրի=Gyumri,Վանաձոր=Vanadzor,Աբովյան=Abovyan,Կապան=Kapan,Հրազդան=Hrazdan,Արմավիր=Armavir,Դիլիջան=Dilijan,Գորիս=Goris,Իջևան=Ijevan',
    ),
    streets: ['Աբովյան փողոց', 'Մաշտոցի պողոտա', 'Տիգրան Մեծի պողոտա'],
  }),
  country({
    code: 'CZ',
    share: 3,
    lang: 'cs',
    language: czech,
    forms: forms('s.r.o.|78; spol. s r.o.|8; a.s.|10; v.o.s.|2; k.s.|2'),
    dial: '+420 2',
    places: places(
      'Praha=Prague,Brno,Ostrava,Plzeň=Pilsen,Liberec,Olomouc,České Budějovice,Hradec Králové,Ústí nad Labem,Pardubice,Zlín,Kladno,Opava,Jihlava,Teplice,Děčín,Šluknov,Třebíč,Znojmo,Příbram,Cheb,Trutnov,Kolín',
    ),
    streets: ['Hlavní', 'Nádražní', 'Masarykova', 'Husova', 'Školní'],
  }),
  country({
    code: 'SK',
    share: 2,
    lang: 'sk',
    language: slovak,
    forms: forms('s.r.o.|60; s. r. o.|28; a.s.|9; v.o.s.|1; k.s.|2'),
    dial: '+421 2',
    places: places(
      'Bratislava,Košice,Prešov,Žilina,Nitra,Banská Bystrica,Trnava,Trenčín,Martin,Poprad,Prievidza,Zvolen,Michalovce,Komárno,Levice,Humenné,Bardejov',
    ),
    streets: ['Hlavná', 'Štúrova', 'Železničná', 'Námestie SNP'],
  }),
  country({
    code: 'HU',
    share: 2,
    lang: 'hu',
    language: hungarian,
    forms: forms('Kft.|72; Korlátolt Felelősségű Társaság|8; Zrt.|8; Bt.|10; Nyrt.|2'),
    dial: '+36 1',
    places: places(
      'Budapest,Debrecen,Szeged,Miskolc,Pécs,Győr,Nyíregyháza,Kecskemét,Székesfehérvár,Szombathely,Érd,Sopron,Eger,Veszprém,Békéscsaba,Zalaegerszeg,Dunaújváros,Hódmezővásárhely',
    ),
    streets: ['Fő utca', 'Kossuth Lajos utca', 'Petőfi Sándor utca', 'Rákóczi út'],
  }),
  country({
    code: 'SE',
    share: 3,
    lang: 'sv',
    language: swedish,
    forms: forms('AB|86; Aktiebolag|5; HB|5; KB|2; Ekonomisk förening|2'),
    dial: '+46 8',
    places: places(
      'Stockholm,Göteborg=Gothenburg,Malmö,Uppsala,Västerås,Örebro,Linköping,Helsingborg,Jönköping,Norrköping,Lund,Umeå,Gävle,Borås,Södertälje,Eskilstuna,Halmstad,Växjö,Karlstad,Sundsvall,Östersund,Trollhättan',
    ),
    streets: ['Storgatan', 'Kungsgatan', 'Drottninggatan', 'Skolgatan', 'Industrivägen'],
  }),
];
