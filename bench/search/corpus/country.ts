import { belarusian, kazakh, russian, ukrainian } from './languages/cyrillic.ts';
import { chinese, japanese, korean } from './languages/east-asia.ts';
import {
  english,
  french,
  german,
  indian,
  italian,
  polish,
  portuguese,
  spanish,
  turkish,
} from './languages/latin.ts';
import { arabic, georgian, greek } from './languages/other-alphabets.ts';
import { type Language, type Part, parts } from './part.ts';

/** A legal form as it stands beside a name, and in which part of the companies. */
export type Form = Readonly<{ text: string; share: number; latin: string }>;

export type Country = Readonly<{
  code: string;
  /** Share of the corpus, in percent. */
  share: number;
  lang: string;
  language: Language;
  /** Companies that bear a name of another language: where two are official. */
  second?: Readonly<{ language: Language; share: number; forms: readonly Form[] }>;
  forms: readonly Form[];
  formFirst: number;
  quotes: readonly (readonly [string, string])[];
  /** How many have an official name in Latin letters. */
  latinShare: number;
  places: readonly Part[];
  streets: readonly string[];
  dial: string;
}>;

const forms = (list: string): Form[] =>
  list.split(';').map((entry) => {
    const [text = '', share = '1', latin = ''] = entry.trim().split('|');
    return { text, share: Number(share), latin: latin || text };
  });
const places = (list: string) => parts('place', list);
const noQuotes = [['', '']] as const;
const guillemets = [
  ['«', '»'],
  ['"', '"'],
  ['"', '"'],
] as const;
const russianForms =
  'ООО|84|LLC; АО|6|JSC; ЗАО|2|CJSC; ПАО|1|PJSC; Общество с ограниченной ответственностью|6|LLC';

type Given = Partial<Country> &
  Pick<Country, 'code' | 'share' | 'lang' | 'language' | 'forms' | 'places' | 'streets' | 'dial'>;
const country = (given: Given): Country => ({ formFirst: 0, quotes: noQuotes, latinShare: 0, ...given });

/** Twenty countries, the large ones first; shares are those of registers a buyer from Russia and Belarus asks about. */
export const countries: readonly Country[] = [
  country({
    code: 'RU',
    share: 16,
    lang: 'ru',
    language: russian,
    forms: forms(russianForms),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.1,
    dial: '+7 495',
    places: places(
      'Москва=Moscow,Санкт-Петербург=Saint Petersburg,Новосибирск=Novosibirsk,Екатеринбург=Yekaterinburg,Казань=Kazan,Нижний Новгород=Nizhny Novgorod,Челябинск=Chelyabinsk,Самара=Samara,Омск=Omsk,Ростов-на-Дону=Rostov-on-Don,Уфа=Ufa,Красноярск=Krasnoyarsk,Воронеж=Voronezh,Пермь=Perm,Волгоград=Volgograd,Краснодар=Krasnodar,Тюмень=Tyumen,Иркутск=Irkutsk',
    ),
    streets: ['ул. Ленина', 'ул. Мира', 'пр-т Победы', 'ул. Заводская', 'ул. Садовая', 'Московское шоссе'],
  }),
  country({
    code: 'CN',
    share: 14,
    lang: 'zh',
    language: chinese,
    forms: forms(
      '有限公司|82|Co., Ltd.; 有限责任公司|8|Co., Ltd.; 股份有限公司|8|Co., Ltd.; 集团有限公司|2|Group Co., Ltd.',
    ),
    latinShare: 0.2,
    dial: '+86 21',
    places: places(
      "上海=Shanghai=Shanghai,北京=Beijing=Beijing,深圳=Shenzhen=Shenzhen,广州=Guangzhou=Guangzhou,杭州=Hangzhou=Hangzhou,成都=Chengdu=Chengdu,苏州=Suzhou=Suzhou,重庆=Chongqing=Chongqing,武汉=Wuhan=Wuhan,南京=Nanjing=Nanjing,天津=Tianjin=Tianjin,西安=Xian=Xi'an,东莞=Dongguan=Dongguan,宁波=Ningbo=Ningbo,青岛=Qingdao=Qingdao,厦门=Xiamen=Xiamen,义乌=Yiwu=Yiwu,佛山=Foshan=Foshan,无锡=Wuxi=Wuxi,长沙=Changsha=Changsha",
    ),
    streets: ['中山路', '人民路', '建设路', '解放大道', '科技园路'],
  }),
  country({
    code: 'GB',
    share: 8,
    lang: 'en',
    language: english,
    forms: forms('Limited|60; LTD|30; PLC|2; LLP|5; Ltd.|3'),
    dial: '+44 20',
    places: places(
      'London,Birmingham,Manchester,Leeds,Glasgow,Bristol,Liverpool,Sheffield,Edinburgh,Cardiff,Leicester,Nottingham,Southampton,Brighton,Reading,York',
    ),
    streets: ['High Street', 'Station Road', 'Church Lane', 'Park Avenue', 'Victoria Road'],
  }),
  country({
    code: 'DE',
    share: 7.5,
    lang: 'de',
    language: german,
    forms: forms('GmbH|68; UG (haftungsbeschränkt)|8; GmbH & Co. KG|12; AG|4; KG|3; e.K.|3; OHG|2'),
    dial: '+49 30',
    places: places(
      'Berlin,Hamburg,München=Munich,Köln=Cologne,Frankfurt am Main=Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover=Hanover,Nürnberg=Nuremberg,Mannheim,Freiburg',
    ),
    streets: ['Hauptstraße', 'Bahnhofstraße', 'Gartenweg', 'Industriestraße', 'Lindenallee'],
  }),
  country({
    code: 'FR',
    share: 6,
    lang: 'fr',
    language: french,
    forms: forms('SARL|45; SAS|38; SASU|6; SA|4; EURL|5; SCI|2'),
    dial: '+33 1',
    places: places(
      'Paris,Lyon,Marseille,Toulouse,Nice,Nantes,Strasbourg,Montpellier,Bordeaux,Lille,Rennes,Reims,Grenoble,Dijon,Angers,Nîmes',
    ),
    streets: ['rue de la République', 'avenue Victor Hugo', "rue de l'Église", 'boulevard Pasteur'],
  }),
  country({
    code: 'IT',
    share: 5.5,
    lang: 'it',
    language: italian,
    forms: forms('S.r.l.|55; SRL|15; S.p.A.|8; S.n.c.|10; S.a.s.|10; Società cooperativa|2'),
    dial: '+39 02',
    places: places(
      'Milano=Milan,Roma=Rome,Torino=Turin,Napoli=Naples,Bologna,Firenze=Florence,Verona,Brescia,Padova=Padua,Genova=Genoa,Bari,Vicenza,Palermo,Catania,Parma',
    ),
    streets: ['Via Roma', 'Via Garibaldi', 'Corso Italia', 'Via Dante', 'Piazza Cavour'],
  }),
  country({
    code: 'ES',
    share: 5,
    lang: 'es',
    language: spanish,
    forms: forms('S.L.|60; SL|15; S.A.|12; SLU|8; S.L.P.|3; S.Coop.|2'),
    dial: '+34 91',
    places: places(
      'Madrid,Barcelona,Valencia,Sevilla=Seville,Zaragoza,Málaga,Murcia,Palma,Bilbao,Alicante,Córdoba,Valladolid,Vigo,Gijón,Granada',
    ),
    streets: ['Calle Mayor', 'Avenida de la Constitución', 'Calle Real', 'Plaza de España'],
  }),
  country({
    code: 'PL',
    share: 4.5,
    lang: 'pl',
    language: polish,
    forms: forms('sp. z o.o.|50; Spółka z ograniczoną odpowiedzialnością|32; S.A.|6; sp.k.|7; sp.j.|5'),
    dial: '+48 22',
    places: places(
      'Warszawa=Warsaw,Kraków=Krakow,Łódź=Lodz,Wrocław=Wroclaw,Poznań=Poznan,Gdańsk=Gdansk,Szczecin,Lublin,Katowice,Białystok=Bialystok,Rzeszów=Rzeszow,Toruń=Torun',
    ),
    streets: ['ul. Polna', 'ul. Leśna', 'ul. Słoneczna', 'ul. Krótka', 'al. Jerozolimskie'],
  }),
  country({
    code: 'TR',
    share: 4.5,
    lang: 'tr',
    language: turkish,
    forms: forms('Limited Şirketi|45; Ltd. Şti.|30; Anonim Şirketi|15; A.Ş.|10'),
    dial: '+90 212',
    places: places(
      'İstanbul=Istanbul,Ankara,İzmir=Izmir,Bursa,Antalya,Adana,Konya,Gaziantep,Kayseri,Mersin,Eskişehir,Denizli',
    ),
    streets: ['Atatürk Caddesi', 'Cumhuriyet Caddesi', 'İstiklal Sokak', 'Sanayi Caddesi'],
  }),
  country({
    code: 'IN',
    share: 5,
    lang: 'en',
    language: indian,
    forms: forms('Private Limited|70; Pvt Ltd|12; Limited|10; LLP|8'),
    dial: '+91 22',
    places: places(
      'Mumbai,Delhi,Bengaluru,Chennai,Hyderabad,Pune,Ahmedabad,Kolkata,Surat,Jaipur,Indore,Nagpur',
    ),
    streets: ['M G Road', 'Station Road', 'Nehru Street', 'Industrial Area', 'Ring Road'],
  }),
  country({
    code: 'BR',
    share: 5,
    lang: 'pt',
    language: portuguese,
    forms: forms('LTDA|60; Ltda.|15; ME|10; S.A.|6; EIRELI|6; S/A|3'),
    dial: '+55 11',
    places: places(
      'São Paulo=Sao Paulo,Rio de Janeiro,Belo Horizonte,Salvador,Fortaleza,Curitiba,Recife,Porto Alegre,Goiânia=Goiania,Campinas,Manaus,Belém=Belem',
    ),
    streets: ['Rua das Flores', 'Avenida Brasil', 'Rua Sete de Setembro', 'Avenida Paulista'],
  }),
  country({
    code: 'US',
    share: 6,
    lang: 'en',
    language: english,
    forms: forms('LLC|50; Inc.|20; INC|12; Corp.|8; Corporation|5; L.P.|2; Co.|3'),
    dial: '+1 212',
    places: places(
      'New York,Los Angeles,Chicago,Houston,Phoenix,Dallas,Miami,Atlanta,Boston,Seattle,Denver,Wilmington,Austin,Portland',
    ),
    streets: ['Main Street', 'Oak Avenue', 'Maple Drive', 'Washington Boulevard', 'Market Street'],
  }),
  country({
    code: 'UA',
    share: 4,
    lang: 'uk',
    language: ukrainian,
    forms: forms(
      'ТОВ|72|LLC; Товариство з обмеженою відповідальністю|10|LLC; ПП|10|PE; ПрАТ|4|PrJSC; АТ|4|JSC',
    ),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.12,
    dial: '+380 44',
    places: places(
      'Київ=Kyiv,Харків=Kharkiv,Одеса=Odesa,Дніпро=Dnipro,Львів=Lviv,Запоріжжя=Zaporizhzhia,Вінниця=Vinnytsia,Полтава=Poltava,Чернігів=Chernihiv,Черкаси=Cherkasy',
    ),
    streets: ['вул. Шевченка', 'вул. Соборна', 'вул. Лісова', 'просп. Перемоги'],
  }),
  country({
    code: 'KZ',
    share: 2.5,
    lang: 'ru',
    language: russian,
    second: { language: kazakh, share: 0.35, forms: forms('ТОО|60|LLP; ЖШС|30|LLP; АҚ|10|JSC') },
    forms: forms('ТОО|88|LLP; АО|6|JSC; ИП|6|IE'),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.1,
    dial: '+7 727',
    places: places(
      'Алматы=Almaty,Астана=Astana,Шымкент=Shymkent,Караганда=Karaganda,Актобе=Aktobe,Тараз=Taraz,Павлодар=Pavlodar,Атырау=Atyrau',
    ),
    streets: ['пр. Абая', 'ул. Сатпаева', 'ул. Толе би', 'пр. Назарбаева'],
  }),
  country({
    code: 'BY',
    share: 2,
    lang: 'ru',
    language: belarusian,
    forms: forms('ООО|55|LLC; ЧУП|14|PUE; ОДО|8|ALC; ОАО|6|JSC; ЗАО|4|CJSC; ЧТУП|8|PTUE; ИП|5|IE'),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.06,
    dial: '+375 17',
    places: places(
      'Минск=Minsk,Гомель=Gomel,Могилёв=Mogilev,Витебск=Vitebsk,Гродно=Grodno,Брест=Brest,Бобруйск=Bobruisk,Барановичи=Baranovichi',
    ),
    streets: ['ул. Советская', 'пр-т Независимости', 'ул. Кирова', 'ул. Первомайская'],
  }),
  country({
    code: 'AE',
    share: 2,
    lang: 'ar',
    language: arabic,
    second: { language: english, share: 0.45, forms: forms('L.L.C|50; FZE|15; FZ-LLC|15; FZCO|10; DMCC|10') },
    forms: forms('ذ.م.م|65|L.L.C; ش.ذ.م.م|20|L.L.C; ش.م.ع|5|PJSC; ش.م.ح|10|FZE'),
    latinShare: 0.5,
    dial: '+971 4',
    places: places(
      'دبي=Dubai=Dubai,أبوظبي=Abu Dhabi=Abu Dhabi,الشارقة=Sharjah=Sharjah,عجمان=Ajman=Ajman,العين=Al Ain=Al Ain,الفجيرة=Fujairah=Fujairah',
    ),
    streets: ['شارع الشيخ زايد', 'شارع المكتوم', 'منطقة القوز', 'شارع خليفة'],
  }),
  country({
    code: 'JP',
    share: 1.5,
    lang: 'ja',
    language: japanese,
    forms: forms('株式会社|74|Co., Ltd.; 有限会社|14|Ltd.; 合同会社|12|LLC'),
    formFirst: 0.6,
    latinShare: 0.25,
    dial: '+81 3',
    places: places(
      '東京=Tokyo=Tokyo,大阪=Osaka=Osaka,名古屋=Nagoya=Nagoya,横浜=Yokohama=Yokohama,京都=Kyoto=Kyoto,福岡=Fukuoka=Fukuoka,札幌=Sapporo=Sapporo,神戸=Kobe=Kobe',
    ),
    streets: ['中央', '本町', '栄町', '丸の内'],
  }),
  country({
    code: 'KR',
    share: 1.5,
    lang: 'ko',
    language: korean,
    forms: forms('주식회사|60|Co., Ltd.; (주)|32|Co., Ltd.; 유한회사|8|LLC'),
    formFirst: 0.6,
    latinShare: 0.3,
    dial: '+82 2',
    places: places(
      '서울=Seoul=Seoul,부산=Busan=Busan,인천=Incheon=Incheon,대구=Daegu=Daegu,대전=Daejeon=Daejeon,광주=Gwangju=Gwangju,울산=Ulsan=Ulsan',
    ),
    streets: ['테헤란로', '세종대로', '중앙로', '강남대로'],
  }),
  country({
    code: 'GR',
    share: 1,
    lang: 'el',
    language: greek,
    forms: forms('Α.Ε.|35|S.A.; ΕΠΕ|25|LTD; Ι.Κ.Ε.|25|P.C.; Ο.Ε.|15|O.E.'),
    latinShare: 0.3,
    dial: '+30 210',
    places: places(
      'Αθήνα=Athens,Θεσσαλονίκη=Thessaloniki,Πάτρα=Patras,Ηράκλειο=Heraklion,Λάρισα=Larissa,Βόλος=Volos,Πειραιάς=Piraeus',
    ),
    streets: ['Λεωφ. Κηφισίας', 'Ερμού', 'Πατησίων', 'Αθηνάς'],
  }),
  country({
    code: 'GE',
    share: 0.5,
    lang: 'ka',
    language: georgian,
    forms: forms('შპს|85|LLC; სს|15|JSC'),
    formFirst: 1,
    quotes: [
      ['', ''],
      ['„', '“'],
      ['"', '"'],
    ],
    latinShare: 0.3,
    dial: '+995 32',
    places: places('თბილისი=Tbilisi,ბათუმი=Batumi,ქუთაისი=Kutaisi,რუსთავი=Rustavi,გორი=Gori,ზუგდიდი=Zugdidi'),
    streets: ['რუსთაველის გამზირი', 'აღმაშენებლის გამზირი', 'ჭავჭავაძის გამზირი'],
  }),
];
